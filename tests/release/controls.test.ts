import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { settled, violations } from '../e2e/axe';
import { expectClean, openPage, urlOf } from '../e2e/browser';
import { openShell } from '../e2e/openShell';
import { openSignedIn } from '../e2e/openSignedIn';
import { signIn } from '../e2e/signIn';
import { menuGroup, menuPopup, topMenu } from '../e2e/menu';
import { ALL_SAVED, keyIn, KEYS_OF_KINDS } from '../keysOfKinds';

const pages = (count: number, title = (at: number) => `页面${at}`) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/p${index + 1}`,
    component: 'profile/ProfilePage',
    meta: { title: title(index + 1), icon: 'user' },
  }));

async function visit(page: Page, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    await page.evaluate((hash) => (location.hash = hash), `/p${at}`);
    await page.locator(`[data-node-key="/p${at}"] [role=tab][aria-selected=true]`).waitFor();
  }
}

const boxOf = async (page: Page, name: string) => {
  const box = await page.getByRole('dialog', { name }).locator('.ant-modal-container').boundingBox();
  if (!box) throw new Error(`no dialog ${name}`);
  return box;
};

/**
 * Whether the focus is in the dialog. While the browser's own controls have the focus, `activeElement` is the body, so
 * the body counts too.
 */
const hasKeyboard = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => {
    const at = document.activeElement;
    return at === document.body || element.contains(at);
  });

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

test('a dialog is dragged by its header, by mouse and by arrow keys, and stays in the window (§2.72)', async () => {
  const page = await openShell();
  await page.keyboard.press('Control+k');
  const handle = page.getByRole('group', { name: '搜索菜单' });
  await handle.waitFor();
  await page.getByText('最近访问').waitFor();
  await settled(page);
  const home = await boxOf(page, '搜索菜单');
  const drag = async (x: number, y: number) => {
    const grip = await handle.boundingBox();
    if (!grip) throw new Error('no header');
    await page.mouse.move(grip.x + 20, grip.y + 10);
    await page.mouse.down();
    await page.mouse.move(grip.x + 20 + x, grip.y + 10 + y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(-120, 60);
  await expect.poll(() => boxOf(page, '搜索菜单')).toEqual({ ...home, x: home.x - 120, y: home.y + 60 });
  await drag(-3000, -3000);
  await expect.poll(() => boxOf(page, '搜索菜单')).toMatchObject({ x: 0, y: 0 });
  await drag(3000, 3000);
  const corner = { ...home, x: 1440 - home.width, y: 900 - home.height };
  await expect.poll(() => boxOf(page, '搜索菜单')).toEqual(corner);

  // It stays in its place while results come and go.
  for (const [query, count] of [
    ['管理', /^找到 [1-9]/],
    ['没有的页面', '找到 0 项'],
    ['', '最近访问'],
  ] as const) {
    await page.getByRole('combobox', { name: '搜索菜单' }).fill(query);
    await page.getByText(count).waitFor();
    await expect.poll(() => boxOf(page, '搜索菜单')).toEqual(corner);
  }

  await handle.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => boxOf(page, '搜索菜单')).toEqual({ ...corner, x: corner.x - 10, y: corner.y - 50 });
  await page.keyboard.press('Escape');
  await handle.waitFor({ state: 'detached' });
  expectClean(page);
});

test('the keyboard stays in a dialog, and is back where it was', async () => {
  const page = await openShell();
  await page.getByRole('button', { name: /^搜索菜单/ }).click();
  const dialog = page.getByRole('dialog', { name: '搜索菜单' });
  await dialog.getByRole('combobox').waitFor();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab');
    await expect.poll(() => hasKeyboard(dialog)).toBe(true);
  }
  await page.mouse.click(20, 880);
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^搜索菜单/ }).press('Enter');
  await expect.poll(() => hasFocus(dialog.getByRole('combobox'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^搜索菜单/);
});

test('a question above a dialog has the keyboard for itself, and nothing behind them scrolls', async () => {
  const page = await openShell();
  const scrolls = () => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');
  await page.getByRole('button', { name: /^AI 问答，/ }).click();
  const chat = page.getByRole('dialog', { name: 'AI 问答' });
  await chat.getByLabel('问题', { exact: true }).fill('你好');
  await page.keyboard.press('Enter');
  await chat.getByRole('button', { name: '复制', exact: true }).first().waitFor();
  await chat.getByRole('button', { name: '清空' }).click();
  const question = page.getByRole('alertdialog', { name: '温馨提示' });
  // The way that loses nothing has the focus.
  const refuse = question.getByRole('button', { name: '取消' });
  await expect.poll(() => hasFocus(refuse)).toBe(true);
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => hasKeyboard(question)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await chat.isVisible()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('清空');
  await expect.poll(scrolls).toBe(false);
  await page.keyboard.press('Escape');
  await chat.waitFor({ state: 'detached' });
  await expect.poll(scrolls).toBe(true);
  expectClean(page);
});

test('Ctrl+K leaves a dialog alone that has the keyboard', async () => {
  const page = await openShell();
  for (const [button, name] of [
    ['AI 问答', /AI 问答$/],
    ['主题配置', '主题配置'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索菜单' });
  await field.fill('管理');
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
  const marked = page.getByRole('option', { selected: true });
  const isInList = async () => {
    const [row, list] = [await marked.boundingBox(), await page.getByRole('listbox').boundingBox()];
    return row && list && row.y >= list.y && row.y + row.height <= list.y + list.height + 1;
  };
  // What is fetched for the search comes later, and moves the entries.
  await expect.poll(isInList).toBe(true);
  // The assistant may have been closed before its list of conversations was loaded.
  expectClean(page, [/^request failed: GET .*getConversationList.* net::ERR_ABORTED$/]);
});

test('Ctrl+K opens the search while a drawer is still moving away, which leaves it the keyboard', async () => {
  const page = await openShell();
  await page.getByRole('button', { name: '主题配置' }).click();
  const drawer = page.getByRole('dialog', { name: '主题配置' });
  await drawer.getByRole('switch', { name: '标签', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索菜单' });
  await field.waitFor();
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(field)).toBe(true);
  expectClean(page);
});

test('the notices take the keyboard and give it back', async () => {
  const page = await openShell();
  const button = page.getByRole('button', { name: /^通知/ });
  await button.press('Enter');
  const notices = page.getByRole('dialog', { name: '通知' });
  await notices.waitFor();
  await expect.poll(() => notices.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await violations(page, 'region')).toEqual([]);
  await page.keyboard.press('Escape');
  await notices.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  expectClean(page);
});

test('the account menu by keyboard: in, round, and out by Escape or a choice', async () => {
  const page = await openShell();
  const button = page.getByRole('button', { name: /^账号：/ });
  const isAt = (name: string) => hasFocus(page.getByRole('menuitem', { name }));
  await button.press('ArrowDown');
  await expect.poll(() => isAt('个人中心')).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => isAt('退出登录')).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('menu', { name: /^账号/ }).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isAt('个人中心')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#/profile');
  await page.getByRole('menu', { name: /^账号/ }).waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  expectClean(page);
});

test.each(['column', 'comprehensive'] as const)('%s: a group of links alone opens beside the page', async (layout) => {
  const links = [{ path: 'https://www.12371.cn', meta: { title: '共产党员网' } }];
  const routes = [...pages(1), { path: '/links', meta: { title: '友情链接' }, children: links }];
  const page = await openShell({ layout }, { routes });
  await topMenu(page).getByRole('menuitem', { name: '友情链接' }).click();
  expect(await page.getByRole('link', { name: '共产党员网' }).getAttribute('href')).toBe('https://www.12371.cn');
  expect(new URL(page.url()).hash).toBe('#/workbench');
  expectClean(page);
});

test('works without what browsers of 2023 brought', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  await page.goto(urlOf());
  await signIn(page);
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  await page.getByRole('button', { name: 'AI 问答，可用方向键移动' }).click();
  await page.getByLabel('问题', { exact: true }).fill('你好');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '复制', exact: true }).first().waitFor();
  expectClean(page);
});

const longGroup = {
  path: '/g',
  meta: { title: '长菜单' },
  children: pages(40).map((page) => ({ ...page, path: page.path.slice(1) })),
};

test.each(['horizontal', 'float'] as const)(
  '%s: a popup with more than 18 entries scrolls in itself (§2.36, §9.13)',
  async (layout) => {
    const page = await openShell({ layout }, { routes: [longGroup], size: { width: 1440, height: 400 } });
    await menuGroup(page, '长菜单').click();
    const popup = menuPopup(page, '长菜单');
    await popup.getByRole('link').first().waitFor();
    await expect.poll(() => popup.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(500);
    expect(await popup.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(320);
    await popup.hover();
    await page.mouse.wheel(0, 4000);
    const last = popup.getByRole('link', { name: '页面40' });
    await expect.poll(async () => ((await last.boundingBox())?.y ?? 9999) < 400).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await last.click();
    await page.getByRole('tab', { name: '页面40', selected: true }).waitFor();
    expectClean(page);
  },
);

test('tabs that are wider than their bar: wheel, a menu of the others, the open one in sight, long titles whole in the tooltip', async () => {
  const title = (at: number) => `第${at}个名称很长很长很长很长很长很长的页面`;
  const page = await openShell({}, { routes: pages(12, title) });
  await visit(page, 12);
  const isInSight = (tab: string) =>
    page.locator(`[data-node-key="${tab}"]`).evaluate((element) => {
      const [own, bar] = [element, element.closest('.ant-tabs-nav-wrap')].map((part) => part?.getBoundingClientRect());
      return own !== undefined && bar !== undefined && own.left >= bar.left - 1 && own.right <= bar.right + 1;
    });
  await expect.poll(() => isInSight('/p12')).toBe(true);
  expect(await isInSight('/p1')).toBe(false);
  await page.getByRole('region', { name: '标签栏' }).getByRole('tablist').first().hover();
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => isInSight('/p1')).toBe(true);

  const more = page.getByRole('button', { name: '未显示的标签' });
  await more.press('Enter');
  const others = page.getByRole('listbox', { name: '未显示的标签' });
  await others.waitFor();
  expect(await violations(page, 'region')).toEqual([]);
  const starts = await others
    .getByRole('option')
    .locator('[class*=title]')
    .evaluateAll((titles) => titles.map((element) => Math.round(element.getBoundingClientRect().left)));
  expect(starts.length).toBeGreaterThan(5);
  // The first one cannot be closed and has no cross.
  expect(new Set(starts).size).toBe(1);
  await others.getByRole('option', { name: title(11) }).click();
  await page.getByRole('tab', { name: title(11), selected: true }).waitFor();
  await expect.poll(() => isInSight('/p11')).toBe(true);

  const first = page.getByRole('tab', { name: title(1) });
  expect(await first.locator('[title]').getAttribute('title')).toBe(title(1));
  await expect.poll(async () => (await first.boundingBox())?.width).toBe(200);
  const isCut = (tab: HTMLElement) =>
    [...tab.querySelectorAll('[title] *')].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await first.evaluate(isCut)).toBe(true);
  expectClean(page);
});

test.each(['blue-black', 'green-white', 'red-white'] as const)(
  '%s: the ring of the focus is thin and has the theme’s colour',
  async (themeName) => {
    const page = await openShell({ themeName }, { at: '/system/notice' });
    const add = page.getByRole('button', { name: '新增', exact: true });
    await add.waitFor();
    // Rings are drawn once the keyboard is in use.
    await page.keyboard.press('Shift');
    const wanted = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-primary-text)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    const ringOf = (part: Locator) =>
      part.evaluate((element) => {
        element.focus();
        const { outlineColor, outlineWidth } = getComputedStyle(element);
        return [outlineColor, outlineWidth];
      });
    for (const name of ['新增', '主题配置'])
      expect(await ringOf(page.getByRole('button', { name, exact: true }))).toEqual([wanted, '2px']);
    // On the dark menu it is white.
    expect(await ringOf(menuGroup(page, '组织生活'))).toEqual([
      themeName === 'blue-black' ? 'rgb(255, 255, 255)' : wanted,
      '2px',
    ]);
    await page.getByRole('tab', { name: '通知公告' }).press('ArrowLeft');
    const tab = page.locator('.ant-tabs-tab-focus');
    await tab.waitFor();
    expect(await ringOf(tab)).toEqual([wanted, '2px']);
    expectClean(page);
  },
);

test('full screen: in and out, with the event after each toggle (§2.45, §2.47, §4.21)', async () => {
  const page = await openShell();
  await page.evaluate(() => {
    document.body.dataset['refreshed'] = '0';
    window.addEventListener('refresh', () => {
      document.body.dataset['refreshed'] = String(Number(document.body.dataset['refreshed']) + 1);
    });
  });
  const refreshed = () => page.evaluate(() => document.body.dataset['refreshed']);
  const icon = (name: string) => page.getByRole('banner').locator(`svg[data-icon=${name}]`);
  await icon('fullscreen').waitFor();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await page.getByRole('button', { name: '退出全屏' }).waitFor();
  await icon('fullscreen-exit').waitFor();
  expect(await icon('fullscreen').count()).toBe(0);
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect.poll(refreshed).toBe('1');
  await page.getByRole('button', { name: '退出全屏' }).click();
  await page.getByRole('button', { name: '全屏', exact: true }).waitFor();
  await icon('fullscreen').waitFor();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await expect.poll(refreshed).toBe('2');
  expectClean(page);
});

test('icons: a picture of ours where the route asks for it, in the colour of the text (§2.54)', async () => {
  const page = await openShell();
  await menuGroup(page, '菜单示例').click();
  const picture = menuGroup(page, '基层单位').locator('[class*=picture]');
  const { mask, width, colours } = await picture.evaluate((element) => {
    const style = getComputedStyle(element);
    return { mask: style.maskImage, width: element.clientWidth, colours: [style.backgroundColor, style.color] };
  });
  expect(mask).toMatch(/\/dzb\/static\/anchor-.*\.svg/);
  expect(width).toBe(14);
  expect(colours[0]).toBe(colours[1]);
  expectClean(page);
});

test('the whole set of icons is loaded by a menu that names one of it, and by no other', async () => {
  const loaded = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /\/(iconLibrary)-.*\.js/.exec(name)?.[1])
        .filter(Boolean),
    );
  const ours = await openShell({}, { routes: pages(2) });
  expect(await loaded(ours)).toEqual([]);
  const theirs = await openShell(
    {},
    { routes: [{ path: '/rocket', component: 'dict/DictPage', meta: { title: '火箭', icon: 'RocketOutlined' } }] },
  );
  const icon = menuGroup(theirs, '火箭').locator('svg');
  await icon.waitFor();
  expect(await icon.evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual([14, 14]);
  expect(await loaded(theirs)).toEqual(['iconLibrary']);
  expectClean(theirs);
});

test('a form with a field of each kind is filled by keys: Enter goes on in dates, and sends nothing before the last text', async () => {
  const page = await openSignedIn('/catalogue');
  const part = page.getByRole('region', { name: '字段 Fields' });
  const sent = part.getByLabel('将要保存的内容');
  await part.getByRole('button', { name: '提交' }).press('Enter');
  await part.getByText('请输入单行文字').waitFor();
  await expect.poll(() => hasFocus(part.getByLabel('单行文字', { exact: true }))).toBe(true);
  for (const { at, keys } of Object.values(KEYS_OF_KINDS)) {
    await part.getByLabel(at, { exact: true }).and(page.locator(':not([role=group])')).focus();
    for (const one of keys) {
      if (typeof one !== 'string')
        await page
          .locator('.ant-select-item-option:visible, .ant-select-tree-treenode:visible, .ant-tree-treenode:visible')
          .getByText(one.seen, { exact: true })
          .last()
          .waitFor();
      else if (keyIn(one)) await page.keyboard.press(keyIn(one) ?? '');
      else await page.keyboard.type(one);
    }
    if (at !== KEYS_OF_KINDS.text.at) expect(await sent.count(), `after ${at}`).toBe(0);
  }
  // What was not filled in is named.
  const problems = part.locator('.ant-form-item-explain-error');
  await expect.poll(async () => ((await sent.count()) > 0 ? [] : problems.allInnerTexts())).toEqual([]);
  expect(JSON.parse(await sent.innerText())).toEqual(ALL_SAVED);
  expectClean(page);
});
