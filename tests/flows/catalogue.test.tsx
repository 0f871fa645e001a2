import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { plainStyles } from '../plainStyles';
import { signedIn } from '../renderApp';

plainStyles();
// The first page to ask for them would wait for the transformation of these modules.
beforeAll(() => Promise.all([import('@/shell/Shell'), import('@/pages/catalogue/CataloguePage')]), 120_000);

test('the catalogue shows a live example of each shared component, and its index leads there', async () => {
  const { user } = await signedIn('/catalogue');
  const sections = ['DictSelect', 'DictTag', 'Pagination', 'Permitted', 'QueryForm', 'RightToolbar', 'useTableHeight'];
  for (const name of sections) expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  expect(await screen.findByText('共 1234 条')).toBeInTheDocument();
  Element.prototype.scrollIntoView = () => undefined;
  await user.click(screen.getByRole('button', { name: 'QueryForm' }));
  expect(screen.getByRole('heading', { name: 'QueryForm' })).toHaveFocus();
});
