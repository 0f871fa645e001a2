import { expect, test } from 'vitest';
import { expectClean, openPage, urlOf } from '../e2e/browser';
import { signIn } from '../e2e/signIn';

test('the watermark lies over pages, dialogs and paper, lets clicks through, and comes back when it is taken out (§9.34)', async () => {
  const page = await openPage();
  await page.route(/\/dzb\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(id="config">)[^<]*/, '$1{"watermark":"account"}') });
  });
  await page.goto(urlOf('/system/user'));
  await signIn(page);
  const marks = page.locator('body > [class*="_layer_"] > div > div');
  const isOnTop = () =>
    marks.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width === innerWidth && height === innerHeight && getComputedStyle(element).backgroundImage !== 'none';
    });
  await expect.poll(isOnTop).toBe(true);
  await page.getByRole('button', { name: '新增', exact: true }).click();
  await page.getByRole('dialog').getByLabel('姓名').fill('王');
  for (const taken of [marks, marks.locator('../..')]) {
    await taken.evaluate((element) => element.remove());
    await expect.poll(isOnTop).toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  await expect.poll(isOnTop).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  // A script that takes it out at once leaves the page its time.
  await marks.locator('../..').evaluate((layer) => {
    new MutationObserver(() => layer.remove()).observe(document.body, { childList: true });
    layer.remove();
  });
  await page.getByRole('dialog').getByLabel('姓名').fill('王五');
  expectClean(page);
});
