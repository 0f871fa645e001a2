import { expect, test } from 'vitest';
import { coversMonth, dueProblem, periodProblem, standardWarnings } from './standardRules';

test.each([
  ['1', 3000, 14.99, '0', '低于应交标准，须填减免', []],
  ['1', 3000, 15, '0', undefined, []],
  ['1', 3000, 15.01, '0', undefined, ['月应交高于应交标准']],
  ['1', 3000, '14.99', '1', undefined, []],
  ['1', 3000, 0, '2', undefined, []],
  ['5', undefined, 0.19, '0', '农民党员月应交0.2元至1元', []],
  ['5', undefined, 0.2, '0', undefined, []],
  ['5', undefined, 1, '0', undefined, []],
  ['5', undefined, 1.01, '0', '农民党员月应交0.2元至1元', []],
  ['6', undefined, 0.19, '0', '低于应交标准，须填减免', []],
  ['1', 3000, '', '0', undefined, []],
])('payer %s, base %s, due %s, reduction %s', (payerType, base, due, reduceType, problem, warnings) => {
  const standard = { payerType, base, due, reduceType };
  expect(dueProblem(standard)).toBe(problem);
  expect(standardWarnings(standard)).toEqual(warnings);
});

test.each([
  ['2026-01', '', '2026-05', '', true],
  ['2026-01', '2026-04', '2026-05', '', false],
  ['2026-01', '2026-05', '2026-05', '', true],
  ['2026-06', null, '2026-01', '2026-05', false],
  ['2026-06', undefined, '2026-01', '2026-06', true],
])('a standard from %s to %s and another one from %s to %s', (startMonth, endMonth, from, to, isTwice) => {
  const standard = { memberId: 7, startMonth: from, endMonth: to };
  const other = { standardId: 2, memberId: '7', startMonth, endMonth, status: '0' };
  expect(periodProblem(standard, [other])).toBe(isTwice ? '该党员这一时期已有标准' : undefined);
  expect(
    periodProblem(standard, [
      { ...other, status: '1' },
      { ...other, memberId: 8 },
    ]),
  ).toBeUndefined();
  expect(periodProblem({ ...standard, standardId: 2 }, [other])).toBeUndefined();
});

test.each([
  ['2026-01', '2026-03', '2026-03', true],
  ['2026-01', '2026-03', '2026-04', false],
  ['2026-01', null, '2030-01', true],
  ['2026-02', '', '2026-01', false],
])('from %s to %s, %s: %s', (startMonth, endMonth, month, isIn) =>
  expect(coversMonth({ startMonth, endMonth }, month)).toBe(isIn),
);
