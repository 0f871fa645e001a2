import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflowWidth, settled, violations } from '../e2e/axe';
import { DESKTOP, expectClean, PHONE } from '../e2e/browser';
import { openShell } from '../e2e/openShell';
import { openSignedIn } from '../e2e/openSignedIn';

/** Group, page, heading, a text of the first rows, and what 新增 adds, where its form has fields of its own. */
const PAGES = [
  ['system', 'user', '用户管理', 'clerk', '用户'],
  ['system', 'role', '角色管理', '党支部书记', '角色'],
  ['system', 'menu', '菜单管理', '系统管理', '菜单'],
  ['system', 'dept', '党组织管理', '港口集团党委', undefined],
  ['system', 'post', '岗位管理', '党委书记', undefined],
  ['system', 'config', '参数设置', '主框架页-默认皮肤样式名称', undefined],
  ['system', 'notice', '通知公告', '关于本月党费收缴的提醒', '通知公告'],
  ['monitor', 'online', '在线用户', '集装箱码头公司党总支', undefined],
  ['monitor', 'operlog', '操作日志', '清空数据', undefined],
  ['monitor', 'logininfor', '登录日志', '用户名或密码错误', undefined],
  ['monitor', 'job', '定时任务', '党费收缴提醒', '定时任务'],
  ['monitor', 'server', '服务监控', '15.51 GB', undefined],
  ['monitor', 'cache', '缓存监控', '7.0.15', undefined],
] as const;

/** Pages whose lists, trees and forms are of each kind that a phone shows otherwise; the others are checked on the desktop. */
const ON_PHONES: readonly string[] = ['user', 'role', 'dept', 'notice', 'online'];

/** Not kept alive, because axe would walk the hidden pages too. */
const ROUTES = PAGES.map(([group, name, title]) => ({
  path: `/${name}`,
  name,
  component: `${group}/${name}/index`,
  meta: { title, icon: 'user', noKeepAlive: true },
}));

/** The menu with the pages alone, by the names of their components in RuoYi. */
const open = (name: string, size = DESKTOP) => openShell({}, { at: `/${name}`, size, routes: ROUTES });

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

const shownText = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function expectAccessible(page: Page, place: string): Promise<void> {
  await settled(page);
  expect(await violations(page), place).toEqual([]);
  expect(await overflowWidth(page), place).toBe(0);
}

describe.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
])('%s', { timeout: 300_000 }, (_name, size) => {
  test.each(['system', 'monitor'])('the pages of %s are accessible, and fit (§2.100, §2.104)', async (wanted) => {
    const pages = PAGES.filter(([group, name]) => group === wanted && (size === DESKTOP || ON_PHONES.includes(name)));
    const page = await open(pages[0]?.[1] ?? '', size);
    for (const [, name, title, text, added] of pages) {
      await page.evaluate((hash) => (location.hash = hash), `/${name}`);
      await page.getByRole('heading', { name: title }).waitFor();
      // A phone folds what else a card says.
      await shownText(page, text).waitFor({ state: size === PHONE ? 'attached' : 'visible' });
      await expectAccessible(page, title);
      if (added === undefined) continue;
      await page.getByRole('button', { name: '新增', exact: true }).click();
      await dialogOf(page, `新增${added}`).waitFor();
      await expectAccessible(page, `新增${added}`);
      await page.keyboard.press('Escape');
      await dialogOf(page, `新增${added}`).waitFor({ state: 'detached' });
    }
    expectClean(page);
  });
});

test('on a phone the tools of a page are in a menu, and its table is a list of cards', async () => {
  const page = await open('user', PHONE);
  await shownText(page, 'clerk').waitFor();
  await page.getByRole('button', { name: '用户的更多操作', exact: true }).click();
  const entries = page.getByRole('menu', { name: '用户的更多操作' }).getByRole('menuitem');
  await expect.poll(() => entries.allTextContents()).toEqual(['导入', '导出', '停用', '启用', '删除']);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: '选择“王海洋”' }).check();
  await page.getByRole('button', { name: '删除 (1)' }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expectClean(page);
});

test('a file that is no workbook is refused in words, and can be exchanged', async () => {
  const page = await open('user');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = dialogOf(page, '导入用户');
  const file = join(await mkdtemp(join(tmpdir(), 'import-')), '用户.xlsx');
  await writeFile(file, '姓名');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await page.getByText('文件格式不正确，请上传 xlsx 文件').waitFor();
  await dialog.getByRole('button', { name: '导入', exact: true }).and(page.locator(':enabled')).waitFor();

  // Corrected and stored under the same name.
  await writeFile(file, '姓名，性别');
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await dialog.getByText('文件已被修改，请重新选择').waitFor();
  expect(await dialog.getByText('用户.xlsx').count()).toBe(0);
  expectClean(page, [/500/]);
});

test('the dialogs of a role are accessible', async () => {
  const page = await open('role');
  await page.getByRole('button', { name: '数据权限“党支部书记”' }).click();
  const scope = dialogOf(page, '修改数据权限');
  await scope.getByLabel('权限范围').click();
  await page.getByTitle('自定数据权限').click();
  await scope.getByRole('tree', { name: '数据权限' }).waitFor();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expectClean(page);
});

test('the users of a role are accessible', async () => {
  const page = await open('role');
  await page.getByRole('button', { name: '“党支部书记”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '分配用户' }).click();
  const users = dialogOf(page, '分配用户：党支部书记');
  await users.getByRole('tab', { name: '添加用户' }).click();
  await users
    .getByRole('checkbox', { name: /^选择“/ })
    .first()
    .waitFor();
  // The page behind the dialog has a query form and page numbers too, but is hidden from screen readers.
  await settled(page);
  expect(await violations(page, 'landmark-unique')).toEqual([]);
  expectClean(page);
});

test('the order of menus is typed and saved by keys; a narrower list keeps what is not saved (§19.12)', async () => {
  const page = await open('menu');
  const place = page.getByRole('textbox', { name: '“系统管理”的显示顺序' });
  await place.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('88');
  await page.getByLabel('菜单名称').fill('角色');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '“角色管理”的显示顺序' }).waitFor();
  await page.getByRole('button', { name: '保存排序 (1)' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('排序已保存').waitFor();
  await page.getByRole('button', { name: '重置' }).click();
  await expect.poll(() => place.inputValue()).toBe('88');
  await page.getByRole('button', { name: '保存排序', exact: true }).and(page.locator(':disabled')).waitFor();
  expectClean(page);
});

test('the form of a notice takes files: one on its way, one refused; the text has them at its end (§19.13, §19.14)', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const prepare = async (page: Page) => {
    await page.route(/\/dzb\/(#.*)?$/, async (route) => {
      const response = await route.fetch();
      const config = '{"backend":"ruoyi","dictApi":"product"}';
      const body = (await response.text()).replace(/(id="config">)[^<]*/, `$1${config}`);
      await route.fulfill({ response, body });
    });
    await page.route('**/getRouters', (route) => route.fulfill({ json: { code: 200, data: ROUTES } }));
    await page.route('**/common/upload', async (route) => {
      if (route.request().postData()?.includes('refused.pdf')) return route.fulfill({ status: 413, body: '' });
      await held;
      return route.fulfill({ json: { code: 200, msg: '操作成功', fileName: '/profile/upload/a.pdf' } });
    });
  };
  const page = await openSignedIn('/notice', { prepare });
  await page.getByRole('button', { name: '新增', exact: true }).click();
  const form = dialogOf(page, '新增通知公告');
  await form.getByLabel('标题').fill('带附件的通知');
  await form.getByRole('radio', { name: '通知' }).check();
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: '附件：添加文件' }).press('Enter');
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await (await choosing).setFiles([pdf('名单.pdf'), pdf('refused.pdf')]);
  await form.getByText('文件“refused.pdf”超过服务器允许的大小').waitFor();
  await form.getByRole('progressbar', { name: '正在上传 名单.pdf' }).waitFor();
  expect(await form.locator('input[type=file]').evaluateAll((all) => all.map((one) => one.clientWidth))).toEqual([
    0, 0,
  ]);
  await expectAccessible(page, 'files on their way');
  await form.getByRole('button', { name: '移除refused.pdf' }).press('Enter');
  release();
  await form.getByRole('button', { name: '下载名单.pdf' }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: '详情“带附件的通知”' }).click();
  await dialogOf(page, '带附件的通知').getByRole('link', { name: '名单.pdf' }).waitFor();
  await expectAccessible(page, 'files of a notice');
  expectClean(page, [/413/]);
});
