import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../../mocks/db/db';
import { path } from '../../../mocks/handlers/path';
import { fail } from '../../../mocks/handlers/envelopes';
import { server } from '../../../mocks/server';
import { withConfig } from '../../config';
import { dialogByTitle } from '../../dialogByTitle';
import { signedIn } from '../../renderApp';
import { collectSavedFiles } from '../../savedFiles';

// The page reads the setting as it is loaded.
withConfig({ dictApi: 'ruoyi' });

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/dict/DictPage'));

const saved = collectSavedFiles();
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Chooses an action of the selected type. */
async function chooseForType(user: Awaited<ReturnType<typeof signedIn>>['user'], action: string) {
  await user.click(await button(/^类型“.*”的操作$/));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** A server of RuoYi does not have the product's own calls, so they fail. */
beforeEach(() => {
  withConfig({ dictApi: 'ruoyi' });
  for (const call of ['/system/dict/parent/*', '/system/dict/child/*', '/system/dict/key/*', '/system/dict/dictList'])
    server.use(http.all(path(call), () => fail(404, `没有接口 ${call}`)));
});

test('types are listed and added, flat', async () => {
  const { user } = await signedIn('/system/dict?type=sys_user_sex');
  const table = within(await screen.findByRole('region', { name: '字典数据' }));
  await waitFor(() => expect(table.getByText('男')).toBeVisible());

  await user.click(await button('新增类型'));
  const dialog = await dialogByTitle('新增字典类型');
  expect(dialog.queryByLabelText('上级字典')).toBeNull();
  await user.type(dialog.getByLabelText('字典名称'), '学历');
  await user.type(dialog.getByLabelText('字典类型'), 'party_degree');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^学历/ })).toBeVisible());
  expect(db.dictTypes.at(-1)).toMatchObject({ dictType: 'party_degree', parentId: 0 });

  expect(screen.queryByText(/没有接口/)).toBeNull();
});

test('items are listed and added, the cache is refreshed', async () => {
  const { user } = await signedIn('/system/dict?type=sys_user_sex');
  const table = within(await screen.findByRole('region', { name: '字典数据' }));
  await table.findByText('男');
  await user.click(await button('新增'));
  const item = await dialogByTitle('新增字典数据');
  await user.type(item.getByLabelText('字典标签'), '本科');
  await user.type(item.getByLabelText('字典键值'), '46');
  await user.click(item.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(table.getByText('本科')).toBeVisible());

  expect(db.dictItems.at(-1)).toMatchObject({ dictType: 'sys_user_sex', dictLabel: '本科', dictValue: '46' });

  await user.click(await button('刷新缓存'));
  await waitFor(() => expect(screen.getByText('刷新成功')).toBeVisible());
  expect(screen.queryByText(/没有接口/)).toBeNull();
});

test('a type is added, changed and deleted', async () => {
  const { user } = await signedIn('/system/dict?type=sys_user_sex');
  await user.click(await button('新增类型'));
  const added = await dialogByTitle('新增字典类型');
  await user.type(added.getByLabelText('字典名称'), '学历');
  await user.type(added.getByLabelText('字典类型'), 'party_degree');
  await user.click(added.getByRole('button', { name: '保存' }));
  await screen.findByRole('heading', { name: /^学历/ });

  await chooseForType(user, '修改类型');
  const changed = await dialogByTitle('修改字典类型');
  await user.type(changed.getByLabelText('字典名称'), '层次');
  await user.click(changed.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^学历层次/ })).toBeVisible());

  await chooseForType(user, '删除类型');
  await user.click(await button('确定'));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^党组织类别|^组织类字典/ })).toBeVisible());
  expect(db.dictTypes.some(({ dictType }) => dictType === 'party_degree')).toBe(false);
  expect(screen.queryByText(/没有接口/)).toBeNull();
});

test('an item is deleted', async () => {
  const { user } = await signedIn('/system/dict?type=sys_user_sex');
  const table = within(await screen.findByRole('region', { name: '字典数据' }));
  const row = (await table.findByText('男')).closest('tr');
  if (!row) throw new Error('男 stands in no row');
  await user.click(within(row).getByRole('checkbox'));
  await user.click(await button('删除 (1)'));
  await user.click(await button('确定'));
  await waitFor(() => expect(table.queryByText('男')).toBeNull());
  expect(db.dictItems.some(({ dictType, dictLabel }) => dictType === 'sys_user_sex' && dictLabel === '男')).toBe(false);
  expect(screen.queryByText(/没有接口/)).toBeNull();
});

test('the types are a table too, as in RuoYi: found, exported, and each leads to its items; RuoYi’s own link opens a type (§19.32)', async () => {
  const { user, here } = await signedIn('/system/dict-data/index/4');
  const wanted = db.dictTypes.find(({ id }) => id === 4);
  await waitFor(() => expect(screen.getByRole('heading', { name: new RegExp(`^${wanted?.dictName}`) })).toBeVisible());
  expect(here()).toBe('/system/dict?type=4');

  await user.click(screen.getByText('字典类型', { selector: '.ant-segmented-item-label' }));
  expect(here()).toBe('/system/dict?view=types');
  const table = within(await screen.findByRole('region', { name: '字典类型表' }));
  await user.type(await table.findByRole('textbox', { name: '字典类型' }), 'sys_job');
  await user.click(table.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(table.getByText('共 2 条')).toBeVisible());
  const asked: string[] = [];
  server.use(
    http.post(path('/system/dict/type/export'), async ({ request }) => {
      asked.push(await request.text());
      return new HttpResponse('PK');
    }),
  );
  await user.click(table.getByRole('button', { name: '导出' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['字典类型.xlsx']));
  expect(asked[0]).toContain('dictType=sys_job');
  await user.click(table.getByRole('link', { name: 'sys_job_status' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /^任务状态/ })).toBeVisible());
  expect(here()).toBe('/system/dict?type=sys_job_status');
});
