import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inLightAndDark, overflowWidth } from './axe';
import { DESKTOP, expectClean, PHONE } from './browser';
import { openShell } from './openShell';

const PAGES = [
  ['user', '用户管理', 'clerk'],
  ['role', '角色管理', '党支部书记'],
  ['menu', '菜单管理', '系统管理'],
  ['dept', '部门管理', '港口集团党委'],
  ['config', '参数设置', '主框架页-默认皮肤样式名称'],
] as const;

/** The menu with one page, by the name of its component in RuoYi. */
const open = (name: string, title: string, size = DESKTOP) =>
  openShell(
    { colorMode: 'system' },
    {
      at: `/${name}`,
      size,
      routes: [{ path: `/${name}`, name, component: `system/${name}/index`, meta: { title, icon: 'user' } }],
    },
  );

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

describe.each([
  ['1440x900', DESKTOP],
  ['390x844', PHONE],
])('%s', (_name, size) => {
  test.each(PAGES)('%s is accessible in light and dark, and fits the screen', async (name, title, record) => {
    const page = await open(name, title, size);
    await page.getByText(record, { exact: true }).first().waitFor();
    await inLightAndDark(page, (broken) => expect(broken).toEqual([]));
    expect(await overflowWidth(page)).toBe(0);

    await page.getByRole('button', { name: '新增', exact: true }).click();
    await dialogOf(page, `新增${name === 'config' ? '参数' : title.slice(0, 2)}`).waitFor();
    await inLightAndDark(page, (broken) => expect(broken).toEqual([]));
    expect(await overflowWidth(page)).toBe(0);
    expectClean(page);
  });
});

test('the dialogs of a role are accessible', async () => {
  const page = await open('role', '角色管理');
  await page.getByRole('button', { name: '“党支部书记”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '数据权限' }).click();
  const scope = dialogOf(page, '修改数据权限');
  await scope.getByLabel('权限范围').click();
  await page.getByTitle('自定数据权限').click();
  await scope.getByRole('tree', { name: '数据权限' }).waitFor();
  await inLightAndDark(page, (broken) => expect(broken).toEqual([]));
  expectClean(page);
});

test('the users of a role are accessible', async () => {
  const page = await open('role', '角色管理');
  await page.getByRole('button', { name: '“党支部书记”的更多操作' }).click();
  await page.getByRole('menuitem', { name: '分配用户' }).click();
  const users = dialogOf(page, '分配用户：党支部书记');
  await users.getByRole('tab', { name: '添加用户' }).click();
  await users
    .getByRole('checkbox', { name: /^选择“/ })
    .first()
    .waitFor();
  // The page behind the dialog has a query form and page numbers too, but is hidden from screen readers.
  await inLightAndDark(page, (broken) => expect(broken).toEqual([]), 'landmark-unique');
  expectClean(page);
});
