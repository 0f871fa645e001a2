import { expect, test } from 'vitest';
import { documentTitle } from './useDocumentTitle';

test.each([
  ['工作台', ' - ', false, '工作台 - 党支部管理平台'],
  ['工作台', ' - ', true, '党支部管理平台 - 工作台'],
  ['工作台', '|', false, '工作台|党支部管理平台'],
  ['', ' - ', false, '党支部管理平台'],
  ['', ' - ', true, '党支部管理平台'],
])('%j, separator %j, reversed %s: %s (§2.22)', (page, titleSeparator, titleReverse, expected) => {
  expect(documentTitle(page, { title: '党支部管理平台', titleSeparator, titleReverse })).toBe(expected);
});
