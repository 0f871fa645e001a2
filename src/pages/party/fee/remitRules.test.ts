import { expect, test } from 'vitest';
import { paidOf, remitProblem, remitWarnings } from './remitRules';

const FEES = [
  { feeState: '1', paid: 45.5 },
  { feeState: '2', paid: '30.10' },
  { feeState: '0', paid: 0, due: 50 },
  // Taken back.
  { feeState: '0', paid: 75 },
  { feeState: '3', due: 0 },
];

test('of a month the dues that were paid are proposed, late ones too (§20.23)', () =>
  expect(paidOf(FEES)).toEqual({ cents: 7560, members: 2 }));

test.each([
  [75.6, []],
  ['75.60', []],
  [75.61, ['上缴金额与该月实交合计不一致']],
])('%s passed on of 75.60 warns of %j (§20.23)', (remitSum, warnings) =>
  expect(remitWarnings({ remitSum }, FEES)).toEqual(warnings),
);

test.each([
  ['2026-11-28', undefined],
  ['2026-11-29', '上缴日期不能晚于今天'],
])('on %s: %s (§20.23)', (remitDate, problem) => expect(remitProblem({ remitDate }, '2026-11-28')).toBe(problem));
