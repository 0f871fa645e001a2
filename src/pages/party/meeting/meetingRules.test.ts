import { expect, test } from 'vitest';
import {
  isLocked,
  isOnCommittee,
  isOverdue,
  isOwn,
  meetingProblems,
  meetingWarnings,
  reasonProblem,
  submitProblem,
  voteProblems,
} from './meetingRules';

const TODAY = '2026-11-28';
const MEETING = {
  meetingType: '1',
  planDate: '2026-09-30',
  holdDate: '2026-09-20',
  hostName: '顾明远',
  recorderName: '秦素芳',
  dueNum: 20,
  attendNum: 18,
};

test.each([
  ['0', false],
  ['1', true],
  ['2', true],
  ['3', false],
  ['4', true],
])('a meeting in state %s is locked: %s', (status, locked) => expect(isLocked({ status })).toBe(locked));

test.each([
  ['0', '2026-11-27', true],
  ['0', '2026-11-28', false],
  ['3', '2026-11-27', false],
  ['0', '', false],
])('in state %s, planned for %s, it is overdue: %s', (status, planDate, overdue) =>
  expect(isOverdue({ status, planDate }, TODAY)).toBe(overdue),
);

test.each(['1', '2', '3', '4', '5', '6', '8'])('post %s is on the committee', (partyPost) =>
  expect(isOnCommittee({ partyPost })).toBe(true),
);
test.each(['7', '9', ''])('post %s is not', (partyPost) => expect(isOnCommittee({ partyPost })).toBe(false));

const problemsOf = (meeting: object) =>
  Object.values(meetingProblems(TODAY)).flatMap((problem) => problem({ ...MEETING, ...meeting }) ?? []);

test.each([
  [{}, []],
  [{ attendNum: 20 }, []],
  [{ attendNum: 21 }, ['实到人数不能多于应到人数']],
  [{ attendNum: '9', dueNum: '10' }, []],
  [{ dueNum: null }, []],
  [{ holdDate: TODAY }, []],
  [{ holdDate: '2026-11-29' }, ['召开日期不能晚于今天']],
  [{ holdDate: null, attendNum: null }, []],
])('%j: %j', (meeting, problems) => expect(problemsOf(meeting)).toEqual(problems));

const COMMITTEE = { meetingType: '2', dueNum: 5 };
const LIFE = { meetingType: '6', attendNum: 1 };

test.each([
  [{ ...COMMITTEE, attendNum: 3 }, []],
  [{ ...COMMITTEE, attendNum: 2 }, ['到会委员不足半数']],
  [{ ...COMMITTEE, dueNum: 4, attendNum: 2 }, []],
  [{ ...COMMITTEE, dueNum: 4, attendNum: 1 }, ['到会委员不足半数']],
  [{ meetingType: '1', attendNum: 1 }, []],
  [{ ...LIFE, holdDate: '2026-09-30' }, ['组织生活会一般安排在第四季度']],
  [{ ...LIFE, holdDate: '2026-10-01' }, []],
  [{ ...LIFE, holdDate: null, planDate: '2026-12-31' }, []],
  [{ ...LIFE, holdDate: null, planDate: '2026-06-30' }, ['组织生活会一般安排在第四季度']],
])('%j warns of %j', (meeting, warnings) => expect(meetingWarnings({ ...MEETING, ...meeting })).toEqual(warnings));

const FEW = '到会有表决权人数不足半数，不能表决';
const NO_MAJORITY = '赞成人数未超过应到会有表决权人数的半数，不能填“通过”';

test.each([
  [20, 11, 11, '1', undefined],
  [20, 11, 10, '1', NO_MAJORITY],
  [20, 10, 10, '1', NO_MAJORITY],
  [20, 10, 10, '2', undefined],
  [21, 10, 10, '1', FEW],
  [21, 10, 10, '2', undefined],
])('of %d entitled, %d there, %d in favour, result %s: %s', (voterDue, voterNum, yesNum, resultType, problem) =>
  expect(voteProblems(MEETING)['resultType']?.({ voterDue, voterNum, yesNum, resultType })).toBe(problem),
);

const VOTE = { voterDue: 20, voterNum: 10, yesNum: 8, noNum: 1, abstainNum: 1, resultType: '2' };
const MORE_THAN_PRESENT = '实到会有表决权人数不能多于实到人数';
const UNLIKE = '同意、不同意、弃权之和应等于实到会有表决权人数';

test.each([
  [{}, 10, []],
  [{ voterNum: 11, yesNum: 9 }, 10, [MORE_THAN_PRESENT]],
  [{ voterNum: 11, yesNum: 9 }, null, []],
  [{ voterDue: 9 }, 10, ['实到会有表决权人数不能多于应到']],
  [{ noNum: 0 }, 10, [UNLIKE]],
  [{ noNum: '0', abstainNum: '2' }, 10, []],
  [{ noNum: null }, 10, []],
])('the vote %j, where %s are there: %j', (vote, attendNum, problems) =>
  expect(Object.values(voteProblems({ attendNum })).flatMap((problem) => problem({ ...VOTE, ...vote }) ?? [])).toEqual(
    problems,
  ),
);

const INCOMPLETE = '请先填写召开日期、主持人、记录人和实到人数';

test.each([
  [{}, [], undefined],
  [{ holdDate: null }, [], INCOMPLETE],
  [{ hostName: ' ' }, [], INCOMPLETE],
  [{ recorderName: '' }, [], INCOMPLETE],
  [{ attendNum: null }, [], INCOMPLETE],
  [{ attendNum: 0 }, [], undefined],
  [{ attendNum: 21 }, [], '实到人数不能多于应到人数'],
  [{}, [VOTE], undefined],
  [{ attendNum: 9 }, [VOTE], MORE_THAN_PRESENT],
])('%j with the votes %j is submitted: %s', (meeting, votes, problem) =>
  expect(submitProblem({ ...MEETING, ...meeting }, votes, TODAY)).toBe(problem),
);

test.each([
  ['zhiwei', true],
  ['shuji', false],
  ['', false],
  [null, false],
])('submitted by %s, it is the own one: %s', (submitBy, own) => expect(isOwn({ submitBy }, 'zhiwei')).toBe(own));

test.each([
  ['', '请写明免开原因'],
  [' ', '请写明免开原因'],
  ['防汛抢险', undefined],
])('the reason “%s”: %s', (reason, problem) => expect(reasonProblem(reason, '请写明免开原因')).toBe(problem));
