import { expect, test } from 'vitest';
import { attendRate, gradeWarnings, isLocked, lacksGrade, reviewProblem, reviewWarnings } from './reviewRules';

const FULL = { memberType: '1' };
const reviews = (best: number, all: number) =>
  Array.from({ length: all }, (_, at) => ({ ...FULL, reviewGrade: at < best ? '1' : '2' }));

test.each([
  [8, 25, []],
  [9, 25, ['优秀等次超过三分之一']],
  [1, 3, []],
  [1, 2, ['优秀等次超过三分之一']],
  [0, 0, []],
])('%i 优秀 of %i members: %j (§20.24)', (best, all, warnings) => {
  expect(gradeWarnings(reviews(best, all))).toEqual(warnings);
});

test.each<[record: Record<string, unknown>, problem: string | undefined]>([
  [{ reviewGrade: '2' }, undefined],
  [{ reviewGrade: '4' }, '不合格须填处置'],
  [{ reviewGrade: '4', handleType: '0' }, '不合格须填处置'],
  [{ reviewGrade: '4', handleType: '1' }, undefined],
  [{ handleType: '3' }, '劝退、除名须填处置文号'],
  [{ handleType: '4', handleNo: ' ' }, '劝退、除名须填处置文号'],
  [{ handleType: '4', handleNo: '港党〔2026〕3号' }, undefined],
  [{ handleType: '2' }, '改正期限不能为空'],
  [{ handleType: '2', handleUntil: '2027-01-10', decideDate: '2026-01-10' }, undefined],
  [{ handleType: '2', handleUntil: '2027-01-11', decideDate: '2026-01-10' }, '改正期限不超过一年'],
  // When it will be decided is not known yet.
  [{ handleType: '2', handleUntil: '2029-01-01' }, undefined],
  // Of another measure the day is not shown, and means nothing.
  [{ handleType: '1', handleUntil: '2029-01-01', decideDate: '2026-01-10' }, undefined],
])('%j is refused with %s (§20.24)', (record, problem) => {
  expect(reviewProblem({ ...FULL, ...record })).toBe(problem);
});

test.each([
  ['1', '1', [], false],
  ['1', '', [], true],
  ['2', '2', ['预备党员一般不评定等次'], false],
  ['2', '', [], false],
])(
  'of type %s with the grade “%s”: warnings %j, lacks a grade: %s (§20.24)',
  (memberType, reviewGrade, said, lacks) => {
    expect(reviewWarnings({ memberType, reviewGrade })).toEqual(said);
    expect(lacksGrade({ memberType, reviewGrade })).toBe(lacks);
  },
);

test.each([
  ['0', false],
  ['1', true],
  ['2', true],
  ['3', true],
  ['4', true],
])('in state %s it is locked: %s (§20.25)', (status, locked) => {
  expect(isLocked({ status })).toBe(locked);
});

test('who was there, of the meetings that were for them (§20.24)', () => {
  const at = (memberId: number, attendState: string) => ({ memberId, attendState });
  const all = [at(1, '1'), at(1, '2'), at(1, '1'), at(2, '3')];
  expect([1, '1', 2, 3].map((id) => attendRate(all, id))).toEqual(['2/3 67%', '2/3 67%', '0/1 0%', '']);
});
