import { test } from 'vitest';
import { settled } from '../e2e/axe';
import { expectClean } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';

test('a form is there again on the way back to its page, with animations too', async () => {
  const page = await openSignedIn('/workbench', {
    prepare: (opened) => opened.emulateMedia({ reducedMotion: 'no-preference' }),
  });
  const form = page.getByRole('dialog', { name: '新增用户' });
  await page.evaluate(() => (location.hash = '/system/user'));
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await form.getByLabel('姓名').waitFor();
  await settled(page);
  await page.goBack();
  await page.getByRole('tab', { name: '工作台', selected: true }).waitFor();
  await form.waitFor({ state: 'hidden' });
  await page.goForward();
  await form.getByLabel('姓名').waitFor();
  expectClean(page);
});
