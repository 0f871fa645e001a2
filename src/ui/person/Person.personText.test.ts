import { expect, test } from 'vitest';
import { personText } from './Person';

test.each([
  [['王海洋', 'clerk', '第二港埠公司党总支'], '王海洋（clerk，第二港埠公司党总支）'],
  [['王海洋', 'clerk'], '王海洋（clerk）'],
  [['王海洋', '', '机关党委'], '王海洋（机关党委）'],
  [['clerk', 'clerk'], 'clerk'],
  [['', 'clerk', '机关党委'], 'clerk（机关党委）'],
] as const)('%j: the name first, then what tells namesakes apart', ([name, account, unit], text) =>
  expect(personText(name, account, unit)).toBe(text),
);
