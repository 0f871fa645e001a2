import { describe, expect, test } from 'vitest';
import { delayOf, delayProblem, delayWarnings, electProblem, isOverdue, orgWarnings, termDueOf } from './orgRules';

/** Due on 2026-06-30. */
const ORG = { orgType: '3', status: '0', termStart: '2023-06-30', termYears: 3, delayUntil: null };

test.each([
  [{}, '2026-06-30'],
  [{ delayUntil: '2027-06-30' }, '2027-06-30'],
  [{ delayUntil: '2023-06-01' }, '2026-06-30'],
  [{ termYears: '5' }, '2028-06-30'],
  [{ termStart: '2024-02-29' }, '2027-02-28'],
  [{ termStart: '' }, undefined],
  [{ termYears: null }, undefined],
])('a term that is %j is due on %s (§20.20)', (change, due) => expect(termDueOf({ ...ORG, ...change })).toBe(due));

test.each([
  ['2027-03-31', '2027-03-31'],
  ['2026-06-30', ''],
  ['2023-06-01', ''],
])('a delay until %s is of this term: “%s”', (delayUntil, shown) =>
  expect(delayOf({ ...ORG, delayUntil })).toBe(shown),
);

test.each([
  [{ termDue: '2026-11-27' }, true],
  [{ termDue: '2026-11-28' }, false],
  [{ termDue: '2026-11-27', status: '1' }, false],
])('%j is overdue on 2026-11-28: %s', (change, is) => expect(isOverdue({ ...ORG, ...change }, '2026-11-28')).toBe(is));

describe('a delay (§20.21)', () => {
  test.each([
    [{ delayUntil: '2027-06-30', delayNo: '港党组〔2026〕3号' }, undefined, []],
    [{ delayUntil: '2027-07-01', delayNo: '港党组〔2026〕3号' }, undefined, ['延期一般不超过一年']],
    [{ delayUntil: '2027-06-30', delayNo: ' ' }, '请填批准文号', []],
    [{ delayUntil: '2026-06-30', delayNo: '3号' }, '批准延至应晚于本届期满', []],
  ])('%j: %s, %j', (asked, refusal, warnings) => {
    // What was approved before does not lengthen the year.
    const org = { ...ORG, delayUntil: '2027-01-31' };
    expect(delayProblem(org, asked)).toBe(refusal);
    expect(delayWarnings(org, asked)).toEqual(warnings);
  });
});

test.each([
  ['2026-11-28', undefined],
  ['2026-11-29', '换届日期不能晚于今天'],
  ['2023-06-30', '换届日期应晚于本届起始'],
])('an election on %s: %s (§20.21)', (termStart, problem) =>
  expect(electProblem(ORG, { termStart }, '2026-11-28')).toBe(problem),
);

const members = (full: number, onProbation = 0) => [
  ...Array.from({ length: full }, () => ({ memberType: '1' })),
  ...Array.from({ length: onProbation }, () => ({ memberType: '2' })),
];
const posts = (...partyPosts: string[]) => partyPosts.map((partyPost) => ({ partyPost }));

test.each([
  ['3 full members', {}, members(3), posts('1'), []],
  ['2 full members', {}, members(2, 5), posts('1'), ['正式党员不足3名']],
  ['50 members', {}, members(40, 10), posts('1', '2', '3', '4', '5'), []],
  ['51 members', {}, members(40, 11), posts('1', '2', '3', '4', '5'), ['支部党员超过50名']],
  ['6 without a committee', {}, members(6), posts('1', '7'), []],
  ['7 without a committee', {}, members(7), posts('1', '7'), ['正式党员7名以上应设支部委员会']],
  ['a committee of 2', {}, members(7), posts('1', '3'), ['委员一般为3至5名']],
  ['a committee of 3', {}, members(7), posts('1', '3', '8'), []],
  ['a committee of 6', {}, members(20), posts('1', '2', '3', '4', '5', '6', '7'), ['委员一般为3至5名']],
  ['seats before there are posts', { seatNum: 5 }, members(20), [], []],
  ['6 seats', { seatNum: '6' }, members(20), [], ['委员一般为3至5名']],
  ['a general branch', { orgType: '2' }, members(60), [], []],
  ['a branch that is no more', { status: '1' }, members(0), [], []],
])('%s (§20.20)', (_what, change, own, held, warnings) =>
  expect(orgWarnings({ ...ORG, ...change }, own, held)).toEqual(warnings),
);
