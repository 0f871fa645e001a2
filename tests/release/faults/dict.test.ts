import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reload } from '../../e2e/browser';
import { EXPIRED, FORBIDDEN, mutationFaults, queryFaults } from './kinds';
import { expectCalm, injectFault, removeFaults, openLabAt, resumeSession, untilSettled, tokenOf, tryEach } from './lab';

const PLACE = '/system/dict?type=sys_user_sex';
const types = (page: Page) => page.getByRole('region', { name: '字典类型' });
const items = (page: Page) => page.getByRole('region', { name: '字典数据' });
const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => items(page).getByRole('row').count();

async function openDict(): Promise<{ page: Page; token: string }> {
  const page = await openLabAt(PLACE);
  await items(page).getByRole('cell', { name: '男', exact: true }).waitFor();
  return { page, token: await tokenOf(page) };
}

/** Goes back from the page 403 to the dictionary. */
async function comeBack(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '没有访问权限' }).waitFor();
  // Removes the fault first, else the user would be redirected again. The path is set directly, because the addresses
  // in the history contain the fault.
  await removeFaults(page);
  await page.evaluate((place) => (location.hash = place), PLACE);
  await items(page).waitFor();
}

/** Resumes a session that a fault has ended, and checks that the login page has returned to the dictionary. */
async function returnTo(page: Page, token: string): Promise<void> {
  await resumeSession(page, token);
  await items(page).getByRole('cell', { name: '男', exact: true }).waitFor();
}

test('tree of types: told, the items go on, 重试 brings it', async () => {
  const { page } = await openDict();
  await injectFault(page, 'treeList', '500');
  await reload(page);
  await types(page).getByText('字典类型加载失败').waitFor();
  await types(page).getByLabel('搜索字典类型').fill('性别');
  await tryEach({
    page,
    call: 'treeList',
    // The page of a gateway is left by 重新加载 alone.
    faults: queryFaults(/接口返回格式不正确：GET \/system\/dict\/parent\/treeList/).filter(
      ({ kind }) => kind !== 'html',
    ),
    tells: (says) => types(page).getByRole('alert').getByText(says).waitFor(),
    act: () => types(page).getByRole('button', { name: '重试' }).click(),
    check: async () => {
      await types(page).getByText('字典类型加载失败').waitFor();
      expect(await types(page).getByLabel('搜索字典类型').inputValue()).toBe('性别');
      expect(await rows(page)).toBeGreaterThan(2);
    },
  });
  await types(page).getByRole('button', { name: '重试' }).click();
  await types(page)
    .getByRole('treeitem', { name: /sys_user_sex/ })
    .waitFor();
  expectCalm(page);
});

test('items: told, the tree and the conditions stay, 重试 brings them', async () => {
  const { page, token } = await openDict();
  await items(page).getByLabel('字典标签').first().fill('男');
  const query = () => items(page).getByRole('button', { name: '查询' }).click();
  await tryEach({
    page,
    call: 'child/list',
    faults: queryFaults(/接口返回格式不正确：GET \/system\/dict\/child\/list/),
    tells: (says) => items(page).getByRole('alert').getByText(says).waitFor(),
    act: query,
    check: async () => {
      await items(page).getByText('字典数据加载失败').waitFor();
      expect(await items(page).getByLabel('字典标签').first().inputValue()).toBe('男');
      await types(page)
        .getByRole('treeitem', { name: /sys_user_sex/ })
        .waitFor();
    },
  });
  await items(page).getByRole('button', { name: '重试' }).click();
  await items(page).getByRole('cell', { name: '男', exact: true }).waitFor();
  expect(await items(page).getByText('字典数据加载失败').count()).toBe(0);
  // Waits until the call has ended, else the next fault would hit it.
  await items(page).locator('button:not(.ant-btn-loading)', { hasText: '查询' }).waitFor();
  await tryEach({
    page,
    call: 'child/list',
    faults: [FORBIDDEN, EXPIRED],
    act: query,
    check: async ({ kind }) => {
      if (kind === FORBIDDEN.kind) await comeBack(page);
      else await returnTo(page, token);
      await items(page).getByRole('cell', { name: '男', exact: true }).waitFor();
    },
  });
  expectCalm(page);
});

test.each([
  {
    what: 'a new item',
    call: '/system/dict/child',
    open: (page: Page) => items(page).getByRole('button', { name: '新增' }).click(),
    fields: [
      ['字典标签', '故障测试'],
      ['字典键值', 'fault'],
      ['备注', '不能丢失'],
    ],
  },
])('$what: told, the dialog and what was typed stay', async ({ call, open, fields }) => {
  const { page, token } = await openDict();
  await open(page);
  for (const [label = '', text = ''] of fields) await dialog(page).getByLabel(label).last().fill(text);
  // What may be saved already is sent again only by a button of its own.
  const save = async () => {
    const again = dialog(page).getByRole('button', { name: '重新提交' });
    await ((await again.isVisible()) ? again : dialog(page).getByRole('button', { name: '保存' })).click();
  };
  const expectTyped = async () => {
    for (const [label = '', text] of fields)
      expect(await dialog(page).getByLabel(label).last().inputValue(), label).toBe(text);
    await untilSettled(page);
  };
  await tryEach({
    page,
    call,
    faults: [
      { kind: 'html', says: '保存失败：登录网关已过期，请重新加载页面。内容仍保留。' },
      { kind: '503', says: '保存失败：服务不可用，服务器暂时过载或维护（503）。内容仍保留。' },
      { kind: 'reset', says: '保存结果未知，请核对' },
      { kind: 'hang', says: '保存结果未知，请核对' },
      { kind: 'code500', says: /^保存失败：服务器发生错误.*内容仍保留。$/ },
      FORBIDDEN,
    ],
    act: save,
    tells: (says) => page.getByText(says, { exact: true }).first().waitFor(),
    check: async ({ kind }) => {
      if (kind === FORBIDDEN.kind) {
        // Going to the page 403 would lose what was typed, so a confirmation is shown.
        const question = page.getByRole('alertdialog');
        await question.getByText('有未保存的修改').waitFor();
        await question.getByRole('button', { name: '继续编辑' }).click();
      }
      await expectTyped();
    },
  });
  await tryEach({ page, call, faults: [EXPIRED], act: save, check: () => returnTo(page, token) });
  expectCalm(page);
});

test('status: told and taken back', async () => {
  const { page, token } = await openDict();
  const status = items(page).getByRole('switch', { name: '“男”的状态' });
  await tryEach({
    page,
    call: '/system/dict/child',
    faults: [...mutationFaults(), FORBIDDEN, EXPIRED],
    act: async () => {
      await status.click();
      await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    },
    check: async ({ kind }) => {
      if (kind === EXPIRED.kind) await returnTo(page, token);
      await expect.poll(() => status.getAttribute('aria-checked')).toBe('true');
    },
  });
  expectCalm(page);
});

test.each([
  {
    what: 'item',
    ask: (page: Page) => page.getByRole('button', { name: '删除“男”', exact: true }).click(),
    call: '/system/dict/child/',
  },
])('deletion of one $what: told, and it is still there', async ({ ask, call }) => {
  const { page, token } = await openDict();
  await tryEach({
    page,
    // The path of the deletion continues with the id, which is not known here.
    call,
    faults: [...mutationFaults(), FORBIDDEN, EXPIRED],
    act: async ({ kind }) => {
      await removeFaults(page);
      await ask(page);
      await injectFault(page, call, kind);
      await page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
    },
    check: async ({ kind }) => {
      if (kind === FORBIDDEN.kind) await comeBack(page);
      if (kind === EXPIRED.kind) await returnTo(page, token);
      // After a deletion the list is requested again, and would meet the same fault.
      await removeFaults(page);
      // Its answer is waited for: on the way it would meet the next fault, whose message would be taken for that of
      // the deletion.
      const listed = page.waitForResponse(/child\/list/);
      await items(page).getByRole('button', { name: '刷新', exact: true }).click();
      await listed;
      await items(page).getByRole('cell', { name: '男', exact: true }).waitFor();
    },
  });
  expectCalm(page);
});
