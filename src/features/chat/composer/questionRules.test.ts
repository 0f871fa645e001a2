import { expect, test } from 'vitest';
import { checkQuestionLength, isSendKey } from './questionRules';

const enter = { key: 'Enter', shiftKey: false, altKey: false, isComposing: false, keyCode: 13 };

test.each<[string, Partial<typeof enter>, boolean]>([
  ['Enter', {}, true],
  ['Shift+Enter is a new line', { shiftKey: true }, false],
  ['Alt+Enter', { altKey: true }, false],
  ['another key', { key: 'a', keyCode: 65 }, false],
  ['Chrome: Enter chooses a word', { isComposing: true, keyCode: 229 }, false],
  ['Firefox: Enter chooses a word', { isComposing: true }, false],
  ['Safari: compositionend first, then keydown with 229', { keyCode: 229 }, false],
  ['Android: the key is not told', { key: 'Unidentified', keyCode: 229 }, false],
])('%s (§2.75)', (_name, event, sends) => {
  expect(isSendKey({ ...enter, ...event })).toBe(sends);
});

test.each([
  ['far from the limit', '字'.repeat(89), 100, false, ''],
  ['near the limit', '字'.repeat(90), 100, false, '90 / 100 字'],
  ['at the limit', '字'.repeat(100), 100, false, '100 / 100 字'],
  ['beyond the limit', '字'.repeat(101), 100, true, '问题过长，无法发送：最多 100 字，已输入 101 字'],
  ['blanks around it do not count', `\n ${'字'.repeat(100)} \n`, 100, false, '100 / 100 字'],
])('%s', (_what, text, max, isTooLong, notice) => {
  expect(checkQuestionLength(text, max)).toEqual({ isTooLong, notice });
});
