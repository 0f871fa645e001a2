import { expect, test } from 'vitest';
import { periodKey, plannedOf, yearPlan } from './yearPlan';

const countOf = (today: string, meetingType: string) =>
  yearPlan(2026, today).filter((one) => one.meetingType === meetingType).length;

test.each([
  ['2025-12-31', 4, 12, 12, 1],
  ['2026-01-31', 4, 12, 12, 1],
  ['2026-02-01', 4, 11, 11, 1],
  ['2026-09-15', 2, 4, 4, 1],
  ['2026-09-30', 2, 4, 4, 1],
  ['2026-10-01', 1, 3, 3, 1],
  ['2027-01-01', 0, 0, 0, 0],
])('planned on %s, 2026 has the remaining periods', (today, assemblies, committees, themeDays, lifeMeetings) =>
  expect(['1', '2', '5', '6'].map((type) => countOf(today, type))).toEqual([
    assemblies,
    committees,
    themeDays,
    lifeMeetings,
  ]),
);

test('each is planned for the last day of its period', () => {
  const days = new Map(yearPlan(2028, '2028-01-01').map(({ meetingName, planDate }) => [meetingName, planDate]));
  expect(days.get('2028年2月主题党日')).toBe('2028-02-29');
  expect(days.get('2028年第三季度支部党员大会')).toBe('2028-09-30');
  expect(days.get('2028年度组织生活会')).toBe('2028-12-31');
});

test.each([
  [{ meetingType: '1', planDate: '2026-07-02' }, { meetingType: '1', planDate: '2026-09-30' }, true],
  [{ meetingType: '1', planDate: '2026-06-30' }, { meetingType: '1', planDate: '2026-07-01' }, false],
  [{ meetingType: '2', planDate: '2026-08-10' }, { meetingType: '2', planDate: '2026-08-31' }, true],
  [{ meetingType: '2', planDate: '2026-08-31' }, { meetingType: '5', planDate: '2026-08-31' }, false],
  [{ meetingType: '6', planDate: '2026-01-10' }, { meetingType: '6', planDate: '2026-12-31' }, true],
  [{ meetingType: '6', planDate: '2025-12-31' }, { meetingType: '6', planDate: '2026-12-31' }, false],
])('%j and %j are of one period: %s', (one, other, same) =>
  expect(periodKey({ deptId: 205, ...one }) === periodKey({ deptId: '205', ...other })).toBe(same),
);

const MEMBERS = ['1', '3', '8', '9', '7'].map((partyPost) => ({ deptId: 205, deptName: '装卸一队党支部', partyPost }));
const COMMITTEE = { meetingType: '2', planDate: '2026-08-31' };

test.each([
  [COMMITTEE, MEMBERS, { ...COMMITTEE, deptId: 205, deptName: '装卸一队党支部', status: '0' }],
  [COMMITTEE, MEMBERS.slice(1), '未设支部委员会'],
  [COMMITTEE, [], '没有名册'],
  [
    { ...COMMITTEE, meetingType: '5' },
    MEMBERS.slice(3),
    { ...COMMITTEE, meetingType: '5', deptId: 205, deptName: '装卸一队党支部', status: '0' },
  ],
])('%j with the members %j becomes %j', (planned, members, made) => expect(plannedOf(planned, members)).toEqual(made));
