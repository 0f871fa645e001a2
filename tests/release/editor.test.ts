import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HOSTILE_HTML } from '../hostileHtml';
import { expectClean } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const textbox = (page: Page) => section(page, 'RichTextEditor').getByRole('textbox', { name: '通知内容' });
const tool = (page: Page, name: string) => section(page, 'RichTextEditor').getByRole('button', { name });
/** The editor's output, which the page shows below. */
const shown = (page: Page) => section(page, 'RichTextEditor').locator('p:text("保存的内容将这样显示") + div');

async function catalogue(): Promise<Page> {
  const page = await openSignedIn('/catalogue');
  await textbox(page).waitFor();
  return page;
}

const clear = async (page: Page) => {
  await textbox(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
};

const paste = (page: Page, html: string) =>
  textbox(page).evaluate((text, content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', content);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('text is typed, formatted and undone', async () => {
  const page = await catalogue();
  await clear(page);
  await page.keyboard.type('三会一课');
  await page.keyboard.press('Control+A');
  await tool(page, '加粗').click();
  await tool(page, '居中').click();
  await expect.poll(() => shown(page).innerHTML()).toBe('<p style="text-align: center"><strong>三会一课</strong></p>');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => shown(page).innerHTML()).toBe('<p><strong>三会一课</strong></p>');

  await tool(page, '链接').click();
  const address = page.getByLabel(/^链接地址/);
  await address.fill('javascript:alert(1)');
  await page.getByText('应以 http、https、mailto、tel 或 // 开头').waitFor();
  await address.fill('https://www.12371.cn');
  await address.press('Enter');
  await expect.poll(() => shown(page).locator('a').getAttribute('href')).toBe('https://www.12371.cn');
  // The Enter key that closes the dialog must not open it again, nor begin a new line in the text.
  await address.waitFor({ state: 'detached' });
  await expect.poll(() => shown(page).innerText()).toBe('三会一课');
  expect(await textbox(page).locator('p').count()).toBe(1);
  expectClean(page);
});

test('what comes from Word becomes ordinary text, lists and tables', async () => {
  const page = await catalogue();
  await clear(page);
  const item = (marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}</span>${text}<o:p></o:p></p>`;
  await paste(
    page,
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><style>p{color:red}</style><body><p class=MsoNormal>通知</p>${item('1.', '一')}${item('2.', '二')}<table class=MsoTableGrid><tr><td><p class=MsoNormal>甲</p></td></tr></table></body></html>`,
  );
  await expect
    .poll(() => shown(page).innerHTML())
    .toMatch(/^<p>通知<\/p><ol><li><p>一<\/p><\/li><li><p>二<\/p><\/li><\/ol><table>.*甲.*<\/table>$/);
  expectClean(page);
});

test('nothing hostile runs, is shown or is saved', async () => {
  const page = await catalogue();
  await page.evaluate(() => {
    window.alert = () => Object.assign(window, { hacked: true });
  });
  /** Pastes HTML; resolves with the dangerous elements in the editor and in its output. */
  const dangersOf = (html: string) =>
    textbox(page).evaluate(async (text, content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', content);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const label = [...document.querySelectorAll('p')].find(({ textContent }) =>
        /^保存的内容将这样显示/.test(textContent),
      );
      const shown = label?.nextElementSibling;
      if (!shown) throw new Error('what is saved is not shown');
      return [text, shown].map((part) =>
        [...part.querySelectorAll('*')]
          .filter(
            (element) =>
              /^(script|style|iframe|object|embed|svg|math|form|input|link|meta|base)$/.test(element.localName) ||
              [...element.attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*javascript:/i.test(value)),
          )
          .map((element) => element.outerHTML),
      );
    }, html);
  await textbox(page).focus();
  // Each has its row beside the code; the browser's own way to read and paste HTML shows with a third of them.
  for (const html of HOSTILE_HTML.filter((_, place) => place % 3 === 0)) {
    await page.keyboard.press('Control+A');
    expect(await dangersOf(html), html).toEqual([[], []]);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}, 300_000);
