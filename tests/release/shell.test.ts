import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled, violations } from '../e2e/axe';
import { DESKTOP, expectClean, PHONE } from '../e2e/browser';
import { openShell } from '../e2e/openShell';
import { scrollDown } from '../e2e/scrollDown';
import { mainMenu, menuGroup, menuPopup, topMenu } from '../e2e/menu';

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`not on the screen: ${selector}`);
  return {
    x: Math.round(found.x),
    y: Math.round(found.y),
    width: Math.round(found.width),
    height: Math.round(found.height),
  };
};
const tabs = (page: Page) => page.getByRole('tab').locator('[title]').allTextContents();
const focusedTab = (page: Page) => page.getByRole('tab').and(page.locator(':focus')).locator('[title]').textContent();
const goTo = async (page: Page, path: string, heading: string) => {
  await page.evaluate((hash) => (location.hash = hash), path);
  await page.getByRole('tab', { name: heading, selected: true }).waitFor();
};

/** Waits for the controls of the header, which come last and leave the menu beside them less room. */
const untilControls = (page: Page) => page.getByRole('button', { name: /^账号：/ }).waitFor();

const passFrames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

const SIDE = 'aside';
const NAV = '[class*=bars] header';
const TOP = '[class*=_top_]';

describe('measures', () => {
  test('vertical: 266 and folded 64, header 60, tabs 50, entries 50 (§2.34, §4.12)', async () => {
    const page = await openShell();
    await expect.poll(() => box(page, SIDE)).toEqual({ x: 0, y: 0, width: 266, height: 900 });
    await expect.poll(() => box(page, 'aside a')).toMatchObject({ width: 266, height: 60 });
    await expect.poll(() => box(page, 'aside nav [role=menuitem]')).toMatchObject({ height: 50 });
    await expect.poll(() => box(page, NAV)).toEqual({ x: 266, y: 0, width: 1174, height: 60 });
    await expect.poll(() => box(page, '[class*=bars] > :last-child')).toMatchObject({ y: 60, height: 50 });
    await expect.poll(async () => (await box(page, 'footer')).height).toBeGreaterThanOrEqual(55);
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).padding)).toBe('20px');
    await page.getByRole('button', { name: '收起菜单' }).click();
    await expect.poll(() => box(page, SIDE)).toMatchObject({ width: 64 });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('collapse'))).toBe('{"collapse":true}');
    expectClean(page);
  });

  test('horizontal: logo 6 of 24, everything 92% wide, neither sidebar nor breadcrumb nor fold (§2.38, §2.44, §2.45, §9.19)', async () => {
    const page = await openShell({ layout: 'horizontal' });
    const width = Math.round(1440 * 0.92);
    await expect.poll(() => box(page, TOP)).toMatchObject({ width: 1440, height: 60 });
    await expect.poll(() => box(page, `${TOP} > *`)).toMatchObject({ width, x: Math.round(1440 * 0.04) });
    await expect.poll(async () => (await box(page, '[class*=topLogo]')).width).toBe(Math.round(width / 4));
    await expect.poll(() => box(page, '[class*=bars] > *')).toMatchObject({ width, height: 50 });
    await expect.poll(() => box(page, 'main')).toMatchObject({ width });
    for (const gone of [SIDE, '[aria-label=面包屑]', '[aria-label=收起菜单]'])
      expect(await page.locator(gone).count()).toBe(0);
    expectClean(page);
  });

  test('common: header across, sidebar below it without a logo, fold among the tabs (§2.44, §9.19)', async () => {
    const page = await openShell({ layout: 'common' });
    await expect.poll(() => box(page, TOP)).toEqual({ x: 0, y: 0, width: 1440, height: 60 });
    await expect.poll(async () => (await box(page, '[class*=topLogo]')).width).toBe(360);
    await expect.poll(() => box(page, SIDE)).toEqual({ x: 0, y: 60, width: 266, height: 840 });
    expect(await page.locator('aside img').count()).toBe(0);
    expect(await page.locator('[class*=bars] [aria-label=收起菜单]').count()).toBe(1);
    await expect.poll(() => box(page, '[class*=bars] > :last-child')).toMatchObject({ x: 266, y: 60, height: 50 });
    expectClean(page);
  });

  test.each([
    ['vertical', 64, 64],
    ['horizontal', 83, 49],
    ['card', 64, 54],
    ['arrow', 64, 64],
  ] as const)(
    'column, %s: bar %i wide, tiles %i high, second menu 202 (§2.42, §2.43)',
    async (columnStyle, width, height) => {
      const page = await openShell({ layout: 'column', columnStyle }, { at: '/member/roster' });
      await expect.poll(async () => (await box(page, 'nav[aria-label=一级菜单]')).width).toBe(width);
      const tile = { height, ...(columnStyle === 'card' && { width: 54 }) };
      await expect.poll(() => box(page, '[aria-label=一级菜单] [role=menuitem]')).toMatchObject(tile);
      await expect.poll(async () => (await box(page, '[class*=_second_]')).width).toBe(202);
      await page.getByRole('button', { name: '收起菜单' }).click();
      await expect.poll(() => page.locator('[class*=_second_]').count()).toBe(0);
      await expect.poll(async () => (await box(page, SIDE)).width).toBe(width);
      expectClean(page);
    },
  );

  test('column: noColumn folds the second menu and hides the fold control (§3.5)', async () => {
    const page = await openShell({ layout: 'column' }, { at: '/catalogue' });
    await expect.poll(() => page.locator('[class*=_second_]').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^(收起|展开)菜单$/ }).count()).toBe(0);
  });

  test('float: always 64, no fold; popups have columns of 160', async () => {
    const page = await openShell({ layout: 'float' });
    await expect.poll(() => box(page, SIDE)).toMatchObject({ width: 64 });
    expect(await page.getByRole('button', { name: '收起菜单' }).count()).toBe(0);
    await menuGroup(page, '组织生活').hover();
    const entry = menuPopup(page, '组织生活').getByRole('menuitem').first();
    await entry.waitFor();
    await expect.poll(async () => (await entry.boundingBox())?.width).toBe(160);
    await menuGroup(page, '组织生活').click();
    await menuPopup(page, '组织生活').getByRole('link', { name: '到会情况' }).click();
    await page.getByRole('tab', { name: '到会情况', selected: true }).waitFor();
    expectClean(page);
  });

  test('comprehensive: the sidebar holds what is below the active entry of the top (§2.39, §2.40, §2.41)', async () => {
    const page = await openShell({ layout: 'comprehensive' }, { at: '/member/roster' });
    const top = topMenu(page);
    await expect.poll(() => top.locator('[aria-current]').allTextContents()).toEqual(['党员管理']);
    await expect.poll(() => mainMenu(page).textContent()).toContain('党员名册');
    await top.getByRole('link', { name: '组织生活' }).click();
    await page.getByRole('tab', { name: '组织生活', exact: true, selected: true }).waitFor();
    await expect.poll(() => top.locator('[aria-current]').allTextContents()).toEqual(['组织生活']);
    expectClean(page);
  });
});

test('a long submenu scrolls in itself: 18 entries high (§2.36, §9.13)', async () => {
  const page = await openShell();
  await menuGroup(page, '菜单示例').click();
  await menuGroup(page, '基层单位').click();
  const list = '[class*=scrolling] > ul';
  await expect.poll(() => box(page, list)).toMatchObject({ height: 900 });
  await expect.poll(() => page.locator(list).evaluate(({ scrollHeight }) => scrollHeight)).toBe(1000);
});

test('tabs by keyboard alone, and the context menu', async () => {
  const page = await openShell();
  for (const [path, title] of [
    ['/member/roster', '党员名册'],
    ['/life/day', '主题党日'],
    ['/monitor/operlog', '操作日志'],
  ] as const)
    await goTo(page, path, title);
  await page.getByRole('tab', { name: '操作日志' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect.poll(() => tabs(page)).toEqual(['工作台', '主题党日', '操作日志']);
  await expect.poll(() => focusedTab(page)).toBe('主题党日');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: '主题党日', selected: true }).waitFor();
  await page.keyboard.press('Shift+F10');
  const right = page.getByRole('menuitem', { name: '关闭右侧' });
  await right.waitFor();
  await page.keyboard.press('Escape');
  await right.waitFor({ state: 'detached' });
  await expect.poll(() => focusedTab(page)).toBe('主题党日');
  await page.keyboard.press('Shift+F10');
  await right.waitFor();
  await right.click();
  await expect.poll(() => tabs(page)).toEqual(['工作台', '主题党日']);
  expectClean(page);
});

test('the context menu opens 80 px below the pointer; middle click closes; a tab is dragged (§2.59, §9.18)', async () => {
  const page = await openShell();
  for (const [path, title] of [
    ['/member/roster', '党员名册'],
    ['/life/day', '主题党日'],
    ['/monitor/operlog', '操作日志'],
  ] as const)
    await goTo(page, path, title);
  const tab = page.getByRole('tab', { name: '党员名册' });
  const at = await tab.boundingBox();
  if (!at) throw new Error('no tab');
  await page.mouse.click(at.x + 10, at.y + 10, { button: 'right' });
  const menu = page.getByRole('menu', { name: '标签操作' });
  await menu.waitFor();
  const distance = async () => Math.abs(((await menu.boundingBox())?.y ?? 0) - (at.y + 10 + 80));
  await expect.poll(distance).toBeLessThanOrEqual(8);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: '操作日志' }).dragTo(tab);
  await expect.poll(() => tabs(page)).toEqual(['工作台', '操作日志', '党员名册', '主题党日']);
  await tab.click({ button: 'middle' });
  await expect.poll(() => tabs(page)).toEqual(['工作台', '操作日志', '主题党日']);
  expectClean(page);
});

test('each tab comes back where it was scrolled to, a page that is opened anew at its top (§2.12)', async () => {
  const page = await openShell({}, { size: { width: 1440, height: 300 } });
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  await scrollDown(page);
  await goTo(page, '/member/roster', '党员名册');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('tab', { name: '工作台' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  await page.getByRole('tab', { name: '工作台' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('another layout leaves the page mounted; the drawer saves and restores (§2.32)', async () => {
  const page = await openShell();
  await page.locator('#page h1').evaluate((heading) => heading.setAttribute('data-mine', ''));
  await page.getByRole('button', { name: '主题配置' }).click();
  const drawer = page.getByRole('dialog', { name: '主题配置' });
  for (const [label, layout] of [
    ['横向', 'horizontal'],
    ['常规', 'common'],
    ['分栏', 'column'],
    ['综合', 'comprehensive'],
    ['浮动', 'float'],
  ] as const) {
    await drawer
      .locator('label', { hasText: new RegExp(`^${label}$`) })
      .first()
      .click();
    await page.locator(`[data-layout=${layout}]`).waitFor();
    expect(await page.locator('[data-mine]').count()).toBe(1);
  }
  await drawer.getByRole('button', { name: /保\s*存/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toContain('"layout":"float"');
  await page.setViewportSize(PHONE);
  await page.locator('[data-layout=vertical]').waitFor();
  await page.setViewportSize(DESKTOP);
  await page.locator('[data-layout=float]').waitFor();
  expect(await page.locator('[data-mine]').count()).toBe(1);
  expectClean(page);
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const { role, ariaExpanded, ariaCurrent, textContent, tagName } = document.activeElement as HTMLElement;
    return { role: role ?? tagName.toLowerCase(), name: textContent, ariaExpanded, ariaCurrent };
  });

test('the menu is one stop of the Tab key; arrows lead through it, Enter opens groups and pages', async () => {
  const page = await openShell();
  await page.getByRole('link', { name: /返回首页$/ }).focus();
  await page.keyboard.press('Tab');
  const menu = mainMenu(page).getByRole('menu').first();
  await expect.poll(() => menu.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toMatchObject({ role: 'a', name: '工作台', ariaCurrent: 'page' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toMatchObject({ role: 'menuitem', name: '党员管理', ariaExpanded: 'false' });
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatchObject({ name: '党员管理', ariaExpanded: 'true' });
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toMatchObject({ role: 'a', ariaCurrent: null });
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: '党员名册', selected: true }).waitFor();
  await expect.poll(() => focused(page)).toMatchObject({ role: 'a', ariaCurrent: 'page' });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('aside'))).toBeNull();
  expectClean(page);
});

test('popups of the folded menu by keyboard: Enter leads in, Escape and Tab out, choosing closes', async () => {
  const page = await openShell({ layout: 'float' });
  const group = menuGroup(page, '组织生活');
  const first = menuPopup(page, '组织生活').getByRole('link', { name: '组织生活', exact: true });
  const isFocused = (element: HTMLElement) => element === document.activeElement;
  const leavePopup = async () => {
    await page.keyboard.press('Escape');
    await expect.poll(() => group.evaluate(isFocused)).toBe(true);
    await first.waitFor({ state: 'hidden' });
  };
  // antd moves the focus into the popup some frames later, and not at all if React has not rendered by then. On a busy
  // machine that happens; a user leaves the popup and opens it again.
  const openPopup = async () => {
    const enter = async () => {
      await page.keyboard.press('Enter');
      await first.waitFor();
      await passFrames(page, 20);
      const isInside = await first.evaluate(isFocused);
      if (!isInside) await leavePopup();
      return isInside;
    };
    await expect.poll(enter).toBe(true);
    expect(await group.getAttribute('aria-expanded')).toBe('true');
  };
  await group.focus();
  await openPopup();
  await leavePopup();
  await openPopup();
  await page.keyboard.press('Tab');
  await first.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.closest('aside, [role=menu]'))).toBeNull();
  await group.focus();
  await openPopup();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: '组织生活', exact: true, selected: true }).waitFor();
  await first.waitFor({ state: 'hidden' });
  await expect.poll(() => group.evaluate(isFocused)).toBe(true);
  expectClean(page);
});

test('a popup that the pointer opened closes by Escape', async () => {
  const page = await openShell({ layout: 'horizontal' });
  await untilControls(page);
  await menuGroup(page, '组织生活').hover();
  const entry = menuPopup(page, '组织生活').getByRole('link', { name: '组织生活', exact: true });
  await entry.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  expectClean(page);
});

test.each(['horizontal', 'comprehensive'] as const)(
  '%s: an active entry that does not fit into the row is named beside the dots',
  async (layout) => {
    const page = await openShell({ layout }, { at: '/showcase/frame' });
    const row = page.locator('.ant-menu-root.ant-menu-horizontal');
    const named = row.locator('[class*=hiddenActive]');
    await named.waitFor();
    await expect.poll(() => named.innerText()).toBe('菜单示例');
    if (layout === 'horizontal') expect(await row.locator('> li:visible').count()).toBeGreaterThanOrEqual(7);
    await page.evaluate(() => (location.hash = '/workbench'));
    await named.waitFor({ state: 'hidden' });
    expectClean(page);
  },
);

test('the horizontal menu stands in the header and keeps its colours, whatever picture a sidebar would have', async () => {
  const page = await openShell(
    { layout: 'horizontal', background: 'harbour' },
    { at: '/showcase/number?type=cargo_type' },
  );
  await page.locator('[class*=hiddenActive]').waitFor();
  await page.getByRole('row', { name: /集装箱/ }).waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expectClean(page);
});

test.each(['common', 'comprehensive'] as const)('%s: the breadcrumb stands above the page', async (layout) => {
  const page = await openShell({ layout }, { at: '/system/notice' });
  const breadcrumb = page.locator('#main').getByRole('navigation', { name: '面包屑' });
  await expect.poll(() => breadcrumb.innerText()).toMatch(/系统管理[\s>]+通知公告/);
  expectClean(page);
});

test('entries that do not fit into the row open below the dots', async () => {
  const page = await openShell({ layout: 'comprehensive' });
  await untilControls(page);
  await topMenu(page).getByRole('menuitem', { name: '更多' }).click();
  await menuPopup(page, '更多').getByRole('link', { name: '菜单示例' }).click();
  await mainMenu(page).getByRole('link', { name: '数字徽标' }).waitFor();
  expectClean(page);
});

test('the drawer of a narrow screen takes the focus and gives it back', async () => {
  const page = await openShell({}, { size: PHONE });
  const opener = page.getByRole('button', { name: '展开菜单' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('展开菜单');
});

test('search by Ctrl+K, initials and Enter', async () => {
  const page = await openShell();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索菜单' });
  await field.waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('dymc');
  await page.getByRole('option', { name: /党员名册/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: '党员名册', selected: true }).waitFor();
  expectClean(page);
});

test('Enter in the search does not press the button, too, to which the focus returns', async () => {
  const page = await openShell();
  const button = page.getByRole('button', { name: /^搜索菜单/ });
  await button.click();
  const search = page.getByRole('dialog', { name: '搜索菜单' });
  await search.getByRole('combobox').fill('gzt');
  await search.getByRole('option', { name: '工作台' }).waitFor();
  await button.evaluate((element) => element.addEventListener('click', () => element.setAttribute('data-pressed', '')));
  await page.keyboard.press('Enter');
  await search.waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await button.evaluate(({ dataset }) => 'pressed' in dataset)).toBe(false);
  expectClean(page);
});
