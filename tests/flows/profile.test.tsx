import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../renderApp';

test.each([
  ['admin', '集团用户'],
  ['clerk', '非集团用户'],
] as const)('个人中心 tells %s from the others: %s', async (account, kind) => {
  const app = await signedIn('/workbench', account);
  await app.user.click(screen.getByRole('button', { name: /^账号/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: /个人中心/ }));
  const fact = async (label: string) => within(await screen.findByRole('row', { name: new RegExp(`^${label}`) }));
  expect((await fact('用户类别')).getByText(kind)).toBeVisible();
  expect((await fact('用户名')).getByText(account)).toBeVisible();
});
