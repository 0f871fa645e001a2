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
  const facts = (await screen.findByText('用户类别')).closest('dl');
  expect(facts && within(facts).getByText('用户类别').nextElementSibling).toHaveTextContent(new RegExp(`^${kind}$`));
  expect(facts).toHaveTextContent(`用户名${account}`);
});
