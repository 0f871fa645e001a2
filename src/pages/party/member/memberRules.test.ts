import { expect, test } from 'vitest';
import { ageBand, MEMBER_PROBLEMS, memberWarnings, partyAgeBand, yearsBetween } from './memberRules';

const TODAY = '2026-11-27';
const MEMBER = {
  memberId: 7,
  memberName: '张伟',
  deptId: 205,
  sex: '0',
  idCard: '11010519491231002X',
  birthDate: '1949-12-31',
  memberType: '1',
  memberState: '0',
  partyPost: '9',
  joinDate: '1990-07-01',
  fullDate: '1991-07-01',
};
const YOUNG = { idCard: '', birthDate: '2006-05-01' };

const problemsOf = (member: object) =>
  Object.values(MEMBER_PROBLEMS).flatMap((problem) => problem({ ...MEMBER, ...member }) ?? []);

test.each([
  [{ sex: '1' }, []],
  [{}, ['性别与身份证号不一致']],
  [{ idCard: '110105********002X' }, []],
  [{ idCard: '110105194912310020' }, []],
  [{ sex: '1', memberType: '1', fullDate: null }, ['正式党员应填转正日期']],
  [{ sex: '1', memberType: '2', fullDate: '1991-07-01' }, ['预备党员不填转正日期']],
  [{ sex: '1', memberType: '2', fullDate: '' }, []],
  [{ ...YOUNG, joinDate: '2024-04-30', fullDate: '2025-07-01' }, ['入党时不满18周岁']],
  [{ ...YOUNG, joinDate: '2024-05-01', fullDate: '2025-07-01' }, []],
  [{ ...YOUNG, joinDate: '2024-07-01', fullDate: '2025-06-30' }, ['转正日期应在入党满一年之后']],
  [{ ...YOUNG, joinDate: '2024-07-01', fullDate: '2025-07-01' }, []],
  [{ idCard: '', birthDate: '1965-12-31', joinDate: '1983-01-01', fullDate: '1984-01-01' }, ['入党时不满18周岁']],
  [{ idCard: '', birthDate: '1965-12-31', joinDate: '1982-12-31', fullDate: '1982-12-31' }, []],
])('%j: %j', (member, problems) => expect(problemsOf(member)).toEqual(problems));

const other = (change: object) => ({ ...MEMBER, memberId: 8, memberName: '李强', ...change });

test.each([
  [{}, [other({})], []],
  [
    { idCard: '', birthDate: '1965-12-31', joinDate: '1982-12-31', fullDate: '1982-12-31' },
    [],
    ['入党时不满18周岁', '转正日期应在入党满一年之后'],
  ],
  [{ birthDate: '1949-12-30' }, [], ['出生日期与身份证号不一致']],
  [{}, [other({ memberName: '张伟' })], ['名册中已有同名同生日的党员']],
  [{}, [other({ memberName: '张伟', birthDate: '1950-01-01' }), other({ memberName: '张伟民' })], []],
  [{}, [other({ memberId: '7', memberName: '张伟' })], []],
  [{}, [other({ memberId: '7', memberName: '张玮' })], ['已有记录保留原姓名']],
  [{ memberType: '2', fullDate: '', joinDate: '2024-11-27' }, [], []],
  [{ memberType: '2', fullDate: '', joinDate: '2024-11-26' }, [], ['预备期已超过两年']],
  [{ memberType: '2', fullDate: '', joinDate: '2024-11-26', memberState: '3' }, [], []],
  [{ partyPost: '1' }, [other({ partyPost: '1' })], ['该支部已有书记']],
  [{ partyPost: '1' }, [other({ partyPost: '1', deptId: 206 }), other({ partyPost: '1', memberState: '3' })], []],
])('%j beside %j warns of %j', (member, others, warnings) =>
  expect(memberWarnings({ ...MEMBER, ...member }, others, TODAY)).toEqual(warnings),
);

test.each([
  ['1996-11-27', 30, '30岁及以下', '21至30年'],
  ['1995-11-27', 31, '31至40岁', '31年及以上'],
  ['2021-11-28', 4, '30岁及以下', '5年及以下'],
  ['', undefined, '未填', '未填'],
  ['明天', undefined, '未填', '未填'],
])('%s is %s years ago', (day, years, age, partyAge) => {
  expect(yearsBetween(day, TODAY)).toBe(years);
  expect(ageBand(day, TODAY)).toBe(age);
  expect(partyAgeBand(day, TODAY)).toBe(partyAge);
});
