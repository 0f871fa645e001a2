import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflowWidth, violations } from '../e2e/axe';
import { DESKTOP, expectClean, PHONE } from '../e2e/browser';
import { dismissToasts } from '../e2e/dismissToasts';
import { openSignedIn } from '../e2e/openSignedIn';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const shown = (part: Locator) => part.waitFor();

async function withoutToasts(page: Page): Promise<void> {
  await dismissToasts(page);
  await button(page, '关闭提示').first().waitFor({ state: 'detached' });
}

/** The rule that a popup breaks, because it stands beside the landmarks of the page. */
const POPUP = 'region';

async function expectAccessible(page: Page, ...except: string[]): Promise<void> {
  expect(await violations(page, ...except)).toEqual([]);
  expect(await overflowWidth(page)).toBe(0);
}

describe.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)('accessible on %s', (_name, size) => {
  const openSigned = (path: string) => openSignedIn(path, { size });

  test('the dictionary page and its popups', async () => {
    const page = await openSigned('/system/dict?type=member_state');
    await shown(page.getByText('停止党籍').first());
    for (const name of ['新增', size === PHONE ? '字典数据的更多操作' : '导出']) {
      await button(page, name).hover();
      await expectAccessible(page);
    }

    await button(page, '显隐列').click();
    await shown(page.getByRole('checkbox', { name: '备注' }));
    await expectAccessible(page, POPUP);
    await button(page, '显隐列').click();

    if (size === PHONE) await button(page, '显示搜索').click();
    if (size === PHONE) await button(page, '展开').click();
    await page.getByRole('combobox', { name: '状态' }).click();
    await shown(page.getByTitle('停用'));
    await expectAccessible(page, POPUP);
    await page.keyboard.press('Escape');

    await page.getByRole('textbox', { name: '字典标签' }).fill('没有');
    await page.keyboard.press('Enter');
    await shown(page.getByText('没有符合条件的字典数据'));
    await expectAccessible(page);
    expectClean(page);
  });

  test('the dialogs of dictionary types', async () => {
    const page = await openSigned('/system/dict?type=member_state');
    if (size === PHONE) await button(page, /^字典类型：/).click();
    await button(page, /^类型“.*”的操作$/).click();
    await page.getByRole('menuitem', { name: '新增下级' }).click();
    await shown(page.getByRole('dialog', { name: '新增字典类型' }));
    await expectAccessible(page);
    await button(page, /^上级字典：/).click();
    await shown(page.getByRole('dialog', { name: '选择上级字典' }).getByRole('tree'));
    await expectAccessible(page, POPUP);
    await page.keyboard.press('Escape');
    await page.getByRole('tree', { name: '上级字典' }).waitFor({ state: 'detached' });
    await shown(page.getByRole('dialog', { name: '新增字典类型' }));
    await button(page, '取消').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await button(page, /^类型“.*”的操作$/).click();
    await page.getByRole('menuitem', { name: '删除类型' }).click();
    await shown(page.getByText('是否确认删除字典类型“党籍状态”？删除后无法恢复。'));
    await page.mouse.move(0, 0);
    await expectAccessible(page);
    expectClean(page);
  });

  test('the files page with what failed, a preview and a download', async () => {
    const page = await openSigned('/files');
    await page.getByLabel(/^文件名/).fill('党员名册.csv\n没有.txt\n..');
    await button(page, '打包下载').click();
    await shown(page.getByText('以下 1 个文件未能下载：'));
    await page.getByLabel('媒体编号').fill('3');
    await page.keyboard.press('Enter');
    await shown(page.getByAltText('图片 3'));
    await withoutToasts(page);
    await page.mouse.move(0, 0);
    await expectAccessible(page);

    await page.route('**/oss/download/**', () => new Promise(() => undefined));
    await button(page, '打包下载').click();
    await shown(page.getByRole('progressbar', { name: '总进度' }));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await shown(page.getByText('已取消下载'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('accessible', () => {
  test('the dialogs of dictionary items', async () => {
    const page = await openSignedIn('/system/dict?type=member_state');
    await button(page, '新增').click();
    await button(page, '保存').click();
    await page.mouse.move(0, 0);
    await shown(page.getByText('请输入字典键值'));
    await expectAccessible(page);
    await page.getByRole('textbox', { name: '备注' }).fill('草稿');
    await page.keyboard.press('Escape');
    await shown(page.getByText('有未保存的修改，离开后将丢失，确定离开吗？'));
    await expectAccessible(page);
    expectClean(page);
  });

  test('the first type is shown where the address names none', async () => {
    const page = await openSignedIn('/system/dict');
    await shown(page.getByRole('heading', { name: /党组织类别/ }));
    await expectAccessible(page);
    expectClean(page);
  });

  test('a type that does not exist', async () => {
    const page = await openSignedIn('/system/dict?type=no_such_type');
    await shown(page.getByText('字典类型“no_such_type”不存在，请重新选择'));
    await expectAccessible(page);
    expectClean(page);
  });

  test('the dictionary page when nothing can be loaded', async () => {
    const query = '?fault=child/list:503,treeList:503';
    const page = await openSignedIn('/system/dict?type=member_state', { query });
    await shown(page.getByText('字典类型加载失败'));
    await shown(page.getByText('字典数据加载失败'));
    await withoutToasts(page);
    await expectAccessible(page);
  });

  test('the catalogue and its trees to choose from', async () => {
    const page = await openSignedIn('/catalogue');
    await shown(page.getByRole('heading', { name: 'RichTextEditor' }));
    await shown(page.getByRole('textbox', { name: '通知内容' }));
    await shown(page.getByRole('tree', { name: '组织' }));
    await page.getByText('正在加载中...').first().waitFor({ state: 'detached' });
    await expectAccessible(page);
    for (const name of ['组织', '上级组织']) {
      await button(page, new RegExp(`^${name}：`)).click();
      await shown(page.getByRole('dialog', { name: `选择${name}` }).getByRole('tree'));
      await expectAccessible(page, POPUP);
      await page.keyboard.press('Escape');
    }
    expectClean(page);
  });
});
