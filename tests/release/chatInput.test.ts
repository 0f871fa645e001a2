import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import { openChatPage, endStream, questionField, messageLog, openChat, pushText, takeOverStreams } from '../e2e/chat';

async function opened(): Promise<{ page: Page; chat: Locator; cdp: CDPSession }> {
  const page = await openChatPage({ prepare: takeOverStreams });
  const chat = await openChat(page, 'mini');
  await questionField(chat).focus();
  return { page, chat, cdp: await page.context().newCDPSession(page) };
}

/** The questions, each after its heading, which only screen readers get. */
const questions = (chat: Locator) => messageLog(chat).getByRole('article', { name: /^我/ }).allTextContents();

/** The `timeStamp` of the last simulated event, in milliseconds. The next one gets a later one. */
let moment = 0;

/**
 * An event to fire at the field. As in a browser, each event has its own event-loop task and a later `timeStamp`. With
 * `sameMoment` it shares the task and the `timeStamp` of the event before.
 */
type Fired = { type: string; keyCode?: number; isComposing?: boolean; text?: string; sameMoment?: boolean };

const fire = (chat: Locator, events: readonly Fired[]) =>
  questionField(chat).evaluate(
    async (element, list) => {
      const init = { bubbles: true, cancelable: true, composed: true };
      const make = ({ type, keyCode = 0, isComposing = false, text = '' }: Fired): Event => {
        if (type.startsWith('composition')) return new CompositionEvent(type, { ...init, data: text });
        if (type === 'input') return new InputEvent('input', { ...init, data: text, isComposing });
        return new KeyboardEvent(type, { ...init, key: 'Enter', code: 'Enter', keyCode, isComposing });
      };
      const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
      for (const fired of list) {
        if (fired.sameMoment !== true) await new Promise((resolve) => setTimeout(resolve));
        if (fired.type === 'input') set?.call(element, fired.text ?? '');
        element.dispatchEvent(Object.defineProperty(make(fired), 'timeStamp', { value: fired.at }));
      }
    },
    events.map((fired) => ({ ...fired, at: fired.sameMoment === true ? moment : (moment += 1000) })),
  );

test('an input method at work: Enter takes the word and does not send, the next Enter sends', async () => {
  const { page, chat, cdp } = await opened();
  await cdp.send('Input.imeSetComposition', { text: 'dangzhang', selectionStart: 9, selectionEnd: 9 });
  // A key that the input method handles, as Chromium reports it.
  const taken = { windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229, code: 'Enter', key: 'Process' };
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...taken });
  await cdp.send('Input.insertText', { text: '党章' });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...taken });
  await expect.poll(() => questionField(chat).inputValue()).toBe('党章');
  expect(await questions(chat)).toEqual([]);
  await page.keyboard.press('Enter');
  await pushText(page, '好。');
  await endStream(page);
  await expect.poll(() => questions(chat)).toEqual([expect.stringMatching(/^我 \d\d:\d\d党章/)]);
  await expect.poll(() => questionField(chat).inputValue()).toBe('');
  expectClean(page);
});

describe('the order of events in', () => {
  const WRITING: Fired[] = [
    { type: 'compositionstart' },
    { type: 'compositionupdate', text: 'dang' },
    { type: 'input', text: 'dang', isComposing: true },
  ];
  test.each<[string, Fired[]]>([
    [
      'Chrome',
      [
        { type: 'keydown', keyCode: 229, isComposing: true },
        { type: 'input', text: '党', isComposing: true, sameMoment: true },
        { type: 'compositionend', text: '党', sameMoment: true },
        { type: 'keyup', keyCode: 13 },
      ],
    ],
    [
      'Firefox',
      [
        { type: 'keydown', keyCode: 13, isComposing: true },
        { type: 'compositionend', text: '党', sameMoment: true },
        { type: 'input', text: '党', sameMoment: true },
        { type: 'keyup', keyCode: 13 },
      ],
    ],
    [
      'Safari',
      [
        { type: 'input', text: '党' },
        { type: 'compositionend', text: '党', sameMoment: true },
        { type: 'keydown', keyCode: 229, sameMoment: true },
        { type: 'keyup', keyCode: 229 },
      ],
    ],
  ])('%s', async (_browser, events) => {
    const { page, chat } = await opened();
    await fire(chat, [...WRITING, ...events]);
    expect(await questions(chat)).toEqual([]);
    await expect.poll(() => questionField(chat).inputValue()).toBe('党');
    await fire(chat, [{ type: 'keydown', keyCode: 13 }]);
    await pushText(page, '好。');
    await expect.poll(() => questions(chat)).toEqual([expect.stringMatching(/^我 \d\d:\d\d党/)]);
    expectClean(page);
  });
});

test('the field grows to eight lines and then scrolls; nothing blank is sent', async () => {
  const { page, chat } = await opened();
  const height = () => questionField(chat).evaluate((element) => element.getBoundingClientRect().height);
  const one = await height();
  await page.keyboard.press('Enter');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  expect(await questions(chat)).toEqual([]);
  for (const added of [22, 44, 66, 88, 110, 132, 154, 154, 154, 154]) {
    await page.keyboard.press('Shift+Enter');
    await expect.poll(async () => Math.round((await height()) - one)).toBe(added);
  }
  await expect
    .poll(() => questionField(chat).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeGreaterThan(0);
  expectClean(page);
});
