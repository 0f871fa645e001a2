import { expect, test } from 'vitest';
import { duesOf } from './dues';
import { daysAgo, monthsAgo } from './months';
import { seedFees, seedStandards } from './seedFees';
import { seedMeetings } from './seedMeetings';
import { BRANCH_SIZES, seedMembers } from './seedMembers';
import { seedReviews, seedTalks } from './seedReviews';
import { seedTransfers } from './seedTransfers';

const members = seedMembers();
const standards = seedStandards(members);
const fees = seedFees(members);

test('the roster is the same every time, in branches of fixed sizes, with what is special about some', () => {
  expect(seedMembers()).toEqual(members);
  expect(members).toHaveLength(240);
  for (const [deptId, size] of BRANCH_SIZES) expect(members.filter((one) => one.deptId === deptId)).toHaveLength(size);
  const count = (fits: (one: (typeof members)[number]) => unknown) => members.filter(fits).length;
  expect(count(({ memberType }) => memberType === '2')).toBe(14);
  expect(count(({ flowPlace }) => flowPlace)).toBe(5);
  expect(count(({ contactFlag }) => contactFlag === '1')).toBe(1);
  expect(count(({ memberState }) => memberState === '3')).toBe(2);
  expect(count(({ deptId, partyPost }) => deptId === 212 && partyPost !== '9')).toBe(1);
  expect(new Set(members.map(({ idCard }) => idCard)).size).toBe(240);
});

test.each(members.slice(0, 40))('$memberName is as the id number says, and joined as an adult', (member) => {
  const { idCard, birthDate, sex, joinDate, fullDate } = member;
  expect(idCard.slice(6, 14)).toBe(birthDate.replaceAll('-', ''));
  expect(Number(idCard[16]) % 2).toBe(sex === '0' ? 1 : 0);
  expect(joinDate >= `${Number(birthDate.slice(0, 4)) + 18}${birthDate.slice(4)}`).toBe(true);
  expect(fullDate?.slice(4) ?? joinDate.slice(4)).toBe(joinDate.slice(4));
});

test.each([
  ['1', 2800, 14],
  ['1', 3000, 15],
  ['1', 3000.01, 30],
  ['1', 5000, 50],
  ['1', 5000.01, 75],
  ['1', 10_000, 150],
  ['1', 10_000.01, 200],
  ['4', 5000, 25],
  ['4', 5000.01, 50],
])('category %s with %d yuan pays %d', (payerType, base, due) => {
  expect(duesOf(payerType, base).due).toBe(due);
});

test('dues of 18 months fit standards and roster; of the last one 93 percent are paid', () => {
  expect(new Set(standards.map(({ memberId }) => memberId)).size).toBe(237);
  expect(standards.map(({ base }) => base)).toEqual(expect.arrayContaining([3000, 5000, 10_000]));
  expect(new Set(fees.map(({ feeMonth }) => feeMonth)).size).toBe(18);
  expect(new Set(fees.map(({ memberId, feeMonth }) => `${memberId} ${feeMonth}`)).size).toBe(fees.length);
  const unpaid = fees.filter(({ feeState }) => feeState === '0');
  const last = fees.filter(({ feeMonth }) => feeMonth === monthsAgo(1));
  const share = unpaid.filter(({ feeMonth }) => feeMonth === monthsAgo(1)).length / last.length;
  expect(Math.round((1 - share) * 100)).toBeOneOf([92, 93]);
  const monthsOf = (memberId: number) => unpaid.filter((one) => one.memberId === memberId).length;
  expect(members.filter(({ memberId }) => monthsOf(memberId) === 5)).toHaveLength(2);
  expect(new Set(fees.filter(({ feeState }) => feeState === '3').map(({ memberId }) => memberId)).size).toBe(1);
});

test('a year of meetings fits branches and roster: 90 percent of what is due is passed', () => {
  const { meetings, attendances, votes } = seedMeetings(members);
  expect(seedMeetings(members).meetings).toEqual(meetings);
  expect(new Set(meetings.map(({ deptId }) => deptId)).size).toBe(12);
  // The branch without a committee.
  expect(meetings.filter(({ deptId, meetingType }) => deptId === 212 && meetingType === '2')).toEqual([]);
  const due = meetings.filter((one) => one['status'] !== '0' || String(one['planDate']) < daysAgo(0));
  const inState = (status: string) => due.filter((one) => one['status'] === status).length;
  expect([inState('1'), inState('3'), inState('0')]).toEqual([3, 2, 4]);
  expect(inState('2') / due.length).toBeGreaterThan(0.9);
  const held = due.filter(({ status }) => status !== '0');
  for (const { meetingId, dueNum, attendNum } of held) {
    const own = attendances.filter((one) => one['meetingId'] === meetingId);
    expect([own.length, own.filter((one) => one['attendState'] === '1').length]).toEqual([dueNum, attendNum]);
    expect(Number(attendNum) / Number(dueNum)).toBeGreaterThanOrEqual(0.8);
  }
  expect(votes.length).toBeGreaterThan(10);
});

test('26 transfers fit the roster: nobody has two under way, and who has gone has left by a letter', () => {
  const transfers = seedTransfers(members);
  expect(transfers).toHaveLength(26);
  const of = (states: string) => transfers.filter(({ status }) => states.includes(status));
  const open = of('012').flatMap(({ memberId }) => memberId ?? []);
  expect(new Set(open).size).toBe(open.length);
  for (const { memberId, memberName, deptId, deptName, status } of transfers.filter((one) => one.memberId !== null)) {
    const member = members.find((one) => one.memberId === memberId);
    expect(member?.memberName).toBe(memberName);
    expect(deptName).not.toBe('');
    if (status !== '3') expect(member).toMatchObject({ deptId, memberState: '0' });
  }
  const gone = of('3').filter(({ directionType }) => directionType === '1');
  expect(gone.map(({ memberId }) => memberId)).toEqual(
    members.filter(({ memberState }) => memberState === '3').map(({ memberId }) => memberId),
  );
  const numbers = transfers.flatMap(({ letterNo }) => letterNo ?? []);
  expect([...numbers].sort()).toEqual(numbers);
  expect(numbers[0]).toMatch(/^\d{4}001$/);
  const out = of('2');
  expect(out.filter((one) => String(one.expireDate) <= daysAgo(-10))).toHaveLength(2);
  expect(out.filter((one) => String(one.letterDate) <= daysAgo(30))).toHaveLength(2);
});

test('reviews: the last year is complete, of this one half the branches have begun; talks are of the roster', () => {
  const reviews = seedReviews(members);
  const [year, lastYear] = [0, 1].map((ago) => String(Number(daysAgo(0).slice(0, 4)) - ago));
  const of = (fields: object) =>
    reviews.filter((one) => Object.entries(fields).every(([name, value]) => one[name] === value));
  const branches = (reviewYear?: string) => new Set(of({ reviewYear }).map(({ deptId }) => deptId)).size;
  expect([branches(lastYear), branches(year)]).toEqual([12, 6]);
  const graded = of({ reviewYear: lastYear, memberType: '1' });
  expect(graded.filter(({ reviewGrade }) => !reviewGrade)).toEqual([]);
  expect(of({ reviewGrade: '3' }).map(({ handleType, status }) => [handleType, status])).toEqual([
    ['1', '2'],
    ['2', '3'],
  ]);
  expect(of({ reviewGrade: '4' })).toEqual([]);
  for (const [deptId] of BRANCH_SIZES) {
    const own = of({ deptId, reviewYear: lastYear });
    expect(own.filter(({ reviewGrade }) => reviewGrade === '1').length * 3).toBeLessThanOrEqual(own.length);
  }
  for (const { bestNum, goodNum, basicNum, badNum } of graded)
    for (const votes of [bestNum, goodNum, basicNum, badNum]) expect(votes).toBeGreaterThanOrEqual(0);
  const ids = new Set(members.map(({ memberId }) => memberId));
  const talks = seedTalks(members);
  expect(new Set(talks.map(({ deptId }) => deptId)).size).toBe(12);
  for (const { memberId, talkerId } of talks)
    expect([memberId, talkerId].every((id) => ids.has(Number(id)))).toBe(true);
});
