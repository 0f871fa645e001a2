import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openShell, testRoute } from './testMenu';

const iconOf = (name: string) =>
  within(screen.getByRole('navigation', { name: '主菜单' }))
    .getByRole('menuitem', { name: new RegExp(`${name}$`) })
    .querySelector('svg');

test('icons by the names of other sets; an unknown one is logged once and shows the usual one', async () => {
  const app = await openShell('/workbench', [
    testRoute(1, { icon: 'RocketOutlined' }),
    testRoute(2, { icon: 'rocket' }),
    testRoute(3, { icon: 'tree-table' }),
    testRoute(4, { icon: 'nothing-of-the-kind' }),
    testRoute(5, { icon: 'nothing-of-the-kind' }),
    testRoute(6),
  ]);
  await waitFor(() => expect(iconOf('页1')).not.toBeNull());
  const pathOf = (name: string) => iconOf(name)?.querySelector('path')?.getAttribute('d');
  expect(pathOf('页1')).toBe(pathOf('页2'));
  expect(pathOf('页1')).not.toBe(pathOf('页6'));
  await waitFor(() => expect(iconOf('页3')).not.toBeNull());
  expect(pathOf('页3')).not.toBe(pathOf('页6'));
  await waitFor(() => expect(pathOf('页4')).toBe(pathOf('页6')));
  expect(pathOf('页5')).toBe(pathOf('页6'));
  const logged = app.store.getState().errorLog.map(({ err }) => err.message);
  expect(logged).toEqual(['GET /getRouters：菜单图标“nothing-of-the-kind”不存在（字段 meta.icon）']);
});
