import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { fail } from '../../mocks/handlers/answers';
import { server } from '../../mocks/server';
import { signedIn } from '../renderApp';

// The choice is a constant of the build.
vi.mock('@/features/dict/api/dictBackend', async () => {
  const { ruoyiDictCalls } = await import('@/features/dict/api/ruoyiDictCalls');
  return { dictBackend: ruoyiDictCalls };
});

const button = (name: string) => screen.findByRole('button', { name });

/** The product's own calls are not there. */
beforeEach(() => {
  for (const call of ['/system/dict/parent/*', '/system/dict/child/*', '/system/dict/key/*', '/system/dict/dictList'])
    server.use(http.all(path(call), () => fail(404, `没有接口 ${call}`)));
});

test('types are listed and added, flat', async () => {
  const { user } = await signedIn('/system/dict?type=sys_user_sex');
  const table = within(await screen.findByRole('region', { name: '字典数据' }));
  expect(await table.findByText('男')).toBeVisible();
  expect(screen.queryByRole('button', { name: '新增下级' })).toBeNull();

  await user.click(await button('新增类型'));
  const dialog = within(await screen.findByRole('dialog', { name: '新增字典类型' }));
  expect(dialog.queryByLabelText('上级字典')).toBeNull();
  await user.type(dialog.getByLabelText('字典名称'), '学历');
  await user.type(dialog.getByLabelText('字典类型'), 'party_degree');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('heading', { name: /^学历/ })).toBeVisible();
  expect(db.dictTypes.at(-1)).toMatchObject({ dictType: 'party_degree', parentId: 0 });

  expect(screen.queryByText(/没有接口/)).toBeNull();
}, 120_000);

test('items are added and deleted, the cache is refreshed', async () => {
  const { user } = await signedIn('/system/dict?type=sys_user_sex');
  const table = within(await screen.findByRole('region', { name: '字典数据' }));
  await table.findByText('男');
  await user.click(await button('新增'));
  const item = within(await screen.findByRole('dialog', { name: '新增字典数据' }));
  await user.type(item.getByLabelText('字典标签'), '本科');
  await user.type(item.getByLabelText('字典键值'), '46');
  await user.click(item.getByRole('button', { name: '保存' }));
  expect(await table.findByText('本科')).toBeVisible();

  const row = within((await table.findByText('本科')).closest('tr') ?? document.body);
  await user.click(row.getByRole('button', { name: /删除/ }));
  await user.click(await screen.findByRole('button', { name: /^确\s*定$/ }));
  await waitFor(() => expect(db.dictItems.some(({ dictLabel }) => dictLabel === '本科')).toBe(false));

  await user.click(await button('刷新缓存'));
  expect(await screen.findByText('刷新成功')).toBeVisible();
  expect(screen.queryByText(/没有接口/)).toBeNull();
}, 120_000);
