import { expect, test } from 'vitest';
import { expectClean, openPage, urlOf } from './browser';
import { signIn } from './signIn';

test('a person signs in', async () => {
  const page = await openPage();
  await page.goto(urlOf());
  await signIn(page);
  await page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/workbench');
  expectClean(page);
});
