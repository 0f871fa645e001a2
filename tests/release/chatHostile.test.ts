import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HOSTILE_ANSWERS } from '../hostileAnswers';
import { expectClean } from '../e2e/browser';
import {
  lastAnswer,
  untilAnswered,
  ask,
  openChatPage,
  endStream,
  openChat,
  pushText,
  takeOverStreams,
} from '../e2e/chat';

/** Dangerous elements in the page, and whether a script ran. */
const dangers = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('[role="log"] *')].filter(
      (element) =>
        /^(script|style|iframe|object|embed|svg|math|img|video|audio|form|link|meta|base|template)$/.test(
          element.localName,
        ) ||
        [...element.attributes].some(
          ({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
        ) ||
        (element.localName === 'a' && !/^(https?:\/\/|mailto:)/.test(element.getAttribute('href') ?? '')) ||
        /url\(|position/.test(element.getAttribute('style') ?? ''),
    );
    return [...found.map((element) => element.outerHTML), ...('hacked' in window ? ['something ran'] : [])];
  });

test('hostile answers run nothing and request nothing, while they come and afterwards', async () => {
  expect(HOSTILE_ANSWERS.length).toBeGreaterThanOrEqual(50);
  const page = await openChatPage({
    prepare: async (empty) => {
      await empty.addInitScript(() => {
        const hack = () => Object.assign(window, { hacked: true });
        Object.assign(window, { alert: hack, open: hack, msgbox: hack });
        navigator.sendBeacon = () => (hack(), true);
      });
      await takeOverStreams(empty);
    },
  });
  const chat = await openChat(page, 'large');
  await ask(chat, '先把代码的颜色载入');
  await pushText(page, '```html\n<b>x</b>\n```\n\n```js\nlet a;\n```\n');
  await endStream(page);
  await expect.poll(() => chat.locator('.hljs-name').count()).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');

  const requests: string[] = [];
  page.context().on('request', (request) => {
    // The lock screen is loaded ahead.
    if (!/\/difyProxy\/getConversationList|\/static\/LockScreen-/.test(request.url())) requests.push(request.url());
  });
  const address = page.url();
  const tabs = page.context().pages();
  for (const text of HOSTILE_ANSWERS) {
    await ask(chat, '问');
    const half = Math.floor(text.length / 2);
    await pushText(page, text.slice(0, half));
    expect(await dangers(page), text).toEqual([]);
    await pushText(page, `${text.slice(half)}\n\n完`);
    expect(await dangers(page), text).toEqual([]);
    await endStream(page);
    await untilAnswered(chat);
    await lastAnswer(chat).getByText('完').first().waitFor();
    expect(await dangers(page), text).toEqual([]);
  }
  expect(requests).toEqual([]);
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toEqual(tabs);
  // The content security policy reports each blocked script in the console, so a clean console shows that no script was
  // tried.
  expectClean(page);
}, 600_000);

test('a picture is a link: it is requested by a click, in a window of its own that knows nothing of this one', async () => {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'mini');
  await ask(chat, '问');
  await pushText(page, '![证书](https://picture.example/a.png) [邮件](mailto:a@b.example)');
  await endStream(page);
  await untilAnswered(chat);
  const link = lastAnswer(chat).getByRole('link', { name: '证书' });
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  await page.context().route('https://picture.example/**', (route) => route.fulfill({ status: 200, body: 'picture' }));
  const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await popup.waitForLoadState();
  expect(popup.url()).toBe('https://picture.example/a.png');
  expect(await popup.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  expect(await lastAnswer(chat).getByRole('link', { name: '邮件' }).getAttribute('href')).toBe('mailto:a@b.example');
  expectClean(page);
});
