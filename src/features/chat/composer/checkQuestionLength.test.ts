import { expect, test } from 'vitest';
import { checkQuestionLength } from './checkQuestionLength';

test.each([
  ['far from the limit', '字'.repeat(89), 100, false, ''],
  ['near the limit', '字'.repeat(90), 100, false, '90 / 100 字'],
  ['at the limit', '字'.repeat(100), 100, false, '100 / 100 字'],
  ['beyond the limit', '字'.repeat(101), 100, true, '问题过长，无法发送：最多 100 字，已输入 101 字'],
  ['blanks around it do not count', `\n ${'字'.repeat(100)} \n`, 100, false, '100 / 100 字'],
  ['without a limit', '字'.repeat(9000), 0, false, ''],
])('%s', (_what, text, max, isTooLong, notice) => {
  expect(checkQuestionLength(text, max)).toEqual({ isTooLong, notice });
});
