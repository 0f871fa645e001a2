import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { HOSTILE_HTML } from '../hostileHtml';
import { urlOf } from '../e2e/browser';
import { respondTo, triedInputs, openGuarded, openGuardedAt } from './security/guard';
import {
  FOREIGN_LINKS,
  HOSTILE_FILE_NAMES,
  HOSTILE_LINKS,
  HOSTILE_MARKDOWN,
  HOSTILE_STORAGE,
} from './security/vectors';
import { signIn } from '../e2e/signIn';
import { mainMenu, menuEntry } from '../e2e/menu';

const HTML = HOSTILE_HTML.map((html) => html.slice(0, 300));
const LINKS = [...HOSTILE_LINKS, ...FOREIGN_LINKS];
/** Each rule about addresses has its own rows beside the code; here a part of them goes through the whole app. */
const SOME_LINKS = LINKS.filter((_, place) => place % 3 === 0);
const page = (path: string, title: string, more: object = {}) => ({
  path,
  component: 'profile/ProfilePage',
  meta: { title, ...more },
});
const goTo = (target: Page, hash: string) => target.evaluate((wanted) => (location.hash = wanted), hash);
/** Waits two frames, in which the page reacts to an input. */
const drawn = (target: Page) =>
  target.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

test('titles, icons, badges and components of the menu', async () => {
  const routes = HTML.map((html, place) => ({
    ...page(`/t${place}`, html, { icon: html, badge: html, target: html, activeMenu: html }),
    name: html,
    ...(place % 10 === 0 ? { component: html } : {}),
  }));
  const { page: own, expectUnharmed } = await openGuardedAt('/workbench', (target) =>
    respondTo(target, '**/getRouters', { data: routes }),
  );
  triedInputs.count += HTML.length;
  await expectUnharmed();
  // The menu shows all of them, a tab is opened for some.
  for (const place of HTML.keys()) {
    if (place % 4 !== 0) continue;
    await goTo(own, `#/t${place}`);
    const isMissing = place % 10 === 0;
    await (
      isMissing
        ? own.getByRole('heading', { name: '页面组件不存在' })
        : own.locator(`[data-node-key="/t${place}"] [role=tab][aria-selected=true]`)
    ).waitFor();
  }
  expect(await own.getByRole('tab').count()).toBeGreaterThan(10);
  await own.getByRole('button', { name: '搜索菜单（Ctrl+K）' }).click();
  await own.getByRole('combobox', { name: '搜索菜单' }).fill('alert');
  await own.getByRole('option').first().waitFor();
  await own.keyboard.press('Enter');
  await expectUnharmed();
  await goTo(own, '#/workbench');
  await own.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  await expectUnharmed();
});

test('paths, links, redirects and frames of the menu', async () => {
  const routes = SOME_LINKS.flatMap((link, place) => [
    page(link, `路径${place}`),
    page(`/link${place}`, `链接${place}`, { link }),
    { path: `/go${place}`, redirect: link, meta: { title: `转到${place}` }, children: [page('x', `在内${place}`)] },
    { path: `/frame${place}`, component: 'InnerLink', meta: { title: `内嵌${place}`, link } },
  ]);
  const { page: own, expectUnharmed } = await openGuardedAt('/workbench', (target) =>
    respondTo(target, '**/getRouters', { data: routes }),
  );
  triedInputs.count += routes.length;
  await expectUnharmed();
  const inside = await mainMenu(own)
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => (link.getAttribute('href')?.startsWith('#/') ? [link.id || link.textContent] : [])),
    );
  expect(inside.length).toBeGreaterThan(5);
  // Entries that show another host in a frame are left out: their requests are legitimate, but would count as harm.
  for (const title of inside.filter((name) => !name.startsWith('内嵌'))) {
    // Some of these paths exist nowhere, and the page 404 has no menu, so each turn begins on the workbench.
    await goTo(own, '#/workbench');
    await menuEntry(own, title).evaluate((link: HTMLElement) => link.click());
    await drawn(own);
  }
  for (const place of SOME_LINKS.keys()) await goTo(own, `#/go${place}`);
  await goTo(own, '#/workbench');
  await own.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  await expectUnharmed();
});

test('targets of the redirect after login', async () => {
  const { page: own, expectUnharmed } = await openGuardedAt('/workbench');
  triedInputs.count += SOME_LINKS.length;
  for (const link of SOME_LINKS) {
    await goTo(own, `#/login?redirect=${encodeURIComponent(link)}`);
    await expect.poll(() => new URL(own.url()).hash, { message: link }).toMatch(/^#\/(?!login)/);
  }
  await goTo(own, '#/profile');
  await own.getByText('全部权限').waitFor();
  await expectUnharmed();
});

test('names, keys, classes and remarks of dictionaries', async () => {
  const type = (html: string, place: number) => ({
    id: place + 1,
    parentId: 0,
    dictName: html,
    dictType: place === 0 ? 'hostile' : `${html}${place}`,
    status: '0',
    remark: html,
  });
  const item = (html: string, place: number) => ({
    id: place + 1,
    parentId: 0,
    dictType: 'hostile',
    dictLabel: html,
    dictValue: `${html}${place}`,
    dictSort: place,
    listClass: place % 2 === 0 ? 'primary' : html,
    cssClass: html,
    isDefault: html,
    status: '0',
    remark: html,
  });
  const { page: own, expectUnharmed } = await openGuardedAt('/workbench', async (target) => {
    await respondTo(target, '**/dict/parent/treeList', { data: HTML.map(type) });
    await respondTo(target, '**/dict/child/list*', { rows: HTML.map(item) });
    await respondTo(target, '**/dict/key/*', { data: HTML.map(item) });
    await respondTo(target, '**/dict/dictList*', { data: HTML.map(item) });
  });
  triedInputs.count += HTML.length * 2;
  await goTo(own, '#/system/dict?type=hostile');
  const items = own.getByRole('region', { name: '字典数据' });
  await items
    .getByRole('button', { name: /^修改“/ })
    .first()
    .waitFor();
  for (let number = 2; number <= Math.ceil(HTML.length / 10); number += 1) {
    await expectUnharmed();
    await own.getByRole('listitem', { name: '下一页' }).click();
    await expect.poll(() => own.locator('.ant-pagination-item-active').innerText()).toBe(String(number));
  }
  await own.getByLabel('搜索字典类型').fill('alert');
  await items
    .getByRole('button', { name: /^修改“/ })
    .first()
    .click();
  await own.getByRole('dialog').waitFor();
  await expectUnharmed();
  await goTo(own, '#/catalogue');
  await own.getByRole('combobox', { name: '民族' }).click();
  await own.locator('.ant-select-item-option').first().waitFor();
  await expectUnharmed();
});

test('names, pictures, roles and permissions of the user', async () => {
  let user = {};
  const { page: own, expectUnharmed } = await openGuardedAt('/profile', (target) =>
    target.route('**/getInfo', (route) =>
      route.fulfill({ json: { code: 200, data: { user, roles: HTML, permissions: HTML } } }),
    ),
  );
  triedInputs.count += HTML.length;
  const avatars = [...HOSTILE_LINKS.slice(0, 2), ...FOREIGN_LINKS.slice(0, 3), ...HOSTILE_LINKS.slice(20, 21)];
  for (const [place, avatar] of avatars.entries()) {
    const name = HTML[place * 5] ?? '';
    user = { avatar, realName: name, username: name, uid: name, orgId: name };
    triedInputs.count += 2;
    await own.reload();
    await own.locator('#page h1').waitFor();
    await drawn(own);
  }
  await expectUnharmed();
});

test('pictures, films, frames and styles of a notice from other hosts, and from elsewhere on this one (§9.35, §11.12)', async () => {
  const from = (host: string) => [
    `<img src="${host}a.png" srcset="${host}b.png 2x">`,
    `<video src="${host}c.mp4" poster="${host}d.png" autoplay></video><iframe src="${host}e"></iframe>`,
    `<p style="background: url(${host}f.png)">有图</p><link rel="stylesheet" href="${host}g.css">`,
    `<style>@import "${host}h.css"; p { background: url(${host}i.png) }</style>`,
    `<svg><image href="${host}j.png"/></svg><object data="${host}k"></object><base href="${host}">`,
  ];
  const noticeContent = `${FOREIGN_LINKS.slice(0, 6).flatMap(from).join('')}<img src="/other/a.png"><p>读到最后</p>`;
  const notice = { noticeId: 1, noticeTitle: '外站图片', noticeType: '2', status: '0', noticeContent };
  const { page: own, expectUnharmed } = await openGuardedAt('/system/notice', (target) =>
    respondTo(target, '**/system/notice/list?*', { rows: [notice], total: 1 }),
  );
  triedInputs.count += 6;
  await own.getByRole('button', { name: '详情“外站图片”' }).click();
  const dialog = own.getByRole('dialog').filter({ visible: true });
  await dialog.getByText('读到最后').waitFor();
  await drawn(own);
  // Not left to the content security policy alone.
  expect(await dialog.locator(':is(img, video, source)[src], [srcset], [poster], [style*="url"], iframe').count()).toBe(
    0,
  );
  expect(await dialog.locator('link, style, object, base, image').count()).toBe(0);
  await expectUnharmed();
});

test('names of files, typed and sent', async () => {
  const { page: own, expectUnharmed } = await openGuardedAt('/files');
  const field = own.getByLabel(/^文件名/);
  await field.fill(HTML.map((html) => html.replaceAll(/\s+/g, ' ')).join('\n'));
  await own.getByRole('list', { name: '待下载的文件' }).getByRole('listitem').nth(50).waitFor();
  await expectUnharmed();
  await field.fill('名册.csv');
  let sent = '';
  await own.route('**/oss/download/*', (route) =>
    route.fulfill({
      headers: { 'download-filename': encodeURIComponent(sent), 'content-type': 'text/csv' },
      body: 'x',
    }),
  );
  let before = Date.now();
  for (const [place, name] of HOSTILE_FILE_NAMES.entries()) {
    sent = name;
    // Chromium drops the eleventh file of a second.
    if (place > 0 && place % 10 === 0) await expect.poll(() => Date.now() - before).toBeGreaterThan(1000);
    const [file] = await Promise.all([
      own.waitForEvent('download'),
      own.getByRole('button', { name: '下载名册.csv' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^(?!\.)[^/\\:<>|?*"\p{Cc}\u202e]{1,245}$/u);
    before = Date.now();
  }
  triedInputs.count += HTML.length + HOSTILE_FILE_NAMES.length;
  await expectUnharmed();
});

test('answers, questions and names of conversations', async () => {
  const texts = [...HTML, ...HOSTILE_MARKDOWN];
  const records = texts.map((text, place) => ({
    id: `r${place}`,
    query: text,
    answer: `${text}\n\n完`,
    conversationId: 'c0',
  }));
  const { page: own, expectUnharmed } = await openGuardedAt('/workbench', async (target) => {
    await respondTo(target, '**/getConversationList*', {
      data: HTML.map((name, place) => ({ id: `c${place}`, name })),
      hasMore: false,
    });
    await respondTo(target, '**/getConversationRecords*', { data: records });
    await target.route('**/getAnswerFlowChat*', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `:c0\n\n${texts.map((text) => `data: ${text.replaceAll('\n', '\ndata: ')}\n\n`).join('')}`,
      }),
    );
  });
  triedInputs.count += texts.length * 2 + HTML.length;
  await own.getByRole('button', { name: 'AI 问答', exact: true }).click();
  await own.getByRole('navigation', { name: '历史会话' }).getByRole('listitem').nth(2).getByRole('button').click();
  const scroll = own.locator('[data-scroll]').first();
  await own.getByRole('button', { name: '复制', exact: true }).first().waitFor();
  for (let step = 0; step < 40; step += 1) {
    const atTop = await scroll.evaluate((box) => {
      box.scrollTop -= 1200;
      return box.scrollTop <= 0;
    });
    await drawn(own);
    await expectUnharmed();
    if (atTop) break;
  }
  await own.getByLabel('问题', { exact: true }).fill('<img src=x onerror=alert(1)>');
  await own.getByRole('button', { name: '发送', exact: true }).click();
  await own.getByRole('button', { name: '停止' }).waitFor({ state: 'detached' });
  await drawn(own);
  await expectUnharmed();
});

/**
 * The contents of local storage at each page load. A key has one value at a time, so each load gets the next hostile
 * value of every key.
 */
function storedAtEachLoad(): Map<string, string>[] {
  const loads: Map<string, string>[] = [];
  for (const [key, value] of HOSTILE_STORAGE) {
    const load = loads.find((stored) => !stored.has(key));
    if (load) load.set(key, value);
    else loads.push(new Map([[key, value]]));
  }
  return loads;
}

test('settings and drafts that the browser kept', async () => {
  const { page: own, expectUnharmed } = await openGuardedAt('/workbench');
  for (const stored of storedAtEachLoad()) {
    await own.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), [...stored]);
    await own.evaluate(
      (text) => sessionStorage.setItem('tabs', text),
      `{"user":"1","tabs":[{"key":"/\\\\evil.example","pathname":"/\\\\evil.example","search":"","route":"/x","fixed":false}],"__proto__":{"polluted":1}}`,
    );
    triedInputs.count += stored.size + 1;
    await own.reload();
    await own.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
    await own.getByRole('button', { name: 'AI 问答', exact: true }).click();
    await own.getByLabel('问题', { exact: true }).waitFor();
    await drawn(own);
    await expectUnharmed();
    await own.evaluate((keys) => keys.forEach((key) => localStorage.removeItem(key)), [...stored.keys()]);
  }
});

test('__proto__ and constructor.prototype in every object of every answer', async () => {
  const POISON = '{"__proto__":{"polluted":"x"},"constructor":{"prototype":{"polluted":"x"}},';
  const { page: own, expectUnharmed } = await openGuarded();
  await own.route('**/dzb/prod-api/**', async (route) => {
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    const text = await response.text();
    triedInputs.count += 1;
    return route.fulfill({ response, body: text.replaceAll('{"', `${POISON}"`) });
  });
  await own.goto(urlOf('/profile?__proto__[polluted]=x&constructor[prototype][polluted]=x'));
  await own.getByAltText('验证码图片').waitFor();
  await signIn(own);
  await own.getByText('全部权限').waitFor();
  await goTo(own, '#/system/dict?type=sys_user_sex');
  await own.getByRole('cell', { name: '男', exact: true }).waitFor();
  await own.getByRole('button', { name: '修改“男”' }).click();
  await own.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await own.getByRole('dialog').waitFor({ state: 'detached' });
  await own.getByRole('button', { name: 'AI 问答', exact: true }).click();
  const past = own.getByRole('navigation', { name: '历史会话' }).getByRole('listitem');
  await past.nth(2).getByRole('button').click();
  await own.getByRole('button', { name: '复制', exact: true }).first().waitFor();
  await expectUnharmed();
});

afterAll(() => {
  process.stdout.write(`${triedInputs.count} hostile inputs\n`);
  expect(triedInputs.count).toBeGreaterThanOrEqual(200);
});
