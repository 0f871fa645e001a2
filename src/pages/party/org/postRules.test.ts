import { expect, test } from 'vitest';
import { membersFor, POST_PROBLEMS, postWarnings, secretaryProblem } from './postRules';

const POST = { postId: 7, partyPost: '1', electWay: '1', postStatus: '0', startDate: '2026-11-20' };
const votes = (voterDue: unknown, voterNum: unknown, yesNum: unknown) => ({ ...POST, voterDue, voterNum, yesNum });

test.each([
  [votes(20, 16, 11), []],
  [votes(20, 15, 11), ['到会人数不足应到的五分之四']],
  [votes(20, 16, 10), ['得票未超过应到的半数']],
  [votes('20', '15', '10'), ['到会人数不足应到的五分之四', '得票未超过应到的半数']],
  [votes(21, 20, 19), ['与名册人数不一致']],
  [{ ...votes(21, 20, 19), postStatus: '1' }, []],
  [votes(null, null, null), []],
  [{ ...votes(21, 10, 5), electWay: '2' }, []],
])('%j in a branch of 20 full members warns of %j (§20.22)', (post, warnings) =>
  expect(postWarnings(post, 20)).toEqual(warnings),
);

test('of a unit the roster does not tell how many are due', () =>
  expect(postWarnings(votes(21, 20, 19), undefined)).toEqual([]));

test.each([
  ['voterNum', votes(20, 21, 5), '实到会人数不能多于应到'],
  ['voterNum', votes(20, 20, 5), undefined],
  ['yesNum', votes(20, 16, 17), '得票不能多于实到会人数'],
  ['yesNum', { ...votes(20, 16, 17), electWay: '2' }, undefined],
  ['endDate', { ...POST, postStatus: '1', endDate: '2026-11-19' }, '离任日期不能早于任职日期'],
  ['endDate', { ...POST, postStatus: '1', endDate: '2026-11-20' }, undefined],
  ['endDate', { ...POST, endDate: '2020-01-01' }, undefined],
])('%s of %j: %s', (name, post, problem) => expect(POST_PROBLEMS[name]?.(post)).toBe(problem));

test.each([
  [{}, [], undefined],
  [{}, [{ postId: '7' }], undefined],
  [{}, [{ postId: 8 }], '已有现任书记'],
  [{ postId: undefined }, [{ postId: 8 }], '已有现任书记'],
  [{ partyPost: '2' }, [{ postId: 8 }], undefined],
  [{ postStatus: '1' }, [{ postId: 8 }], undefined],
])('%j beside the secretaries %j: %s (§20.22)', (change, secretaries, problem) =>
  expect(secretaryProblem({ ...POST, ...change }, secretaries)).toBe(problem),
);

test.each([
  [
    { deptId: 205, deptName: '第一港埠公司装卸一队党支部' },
    { deptId: '205', memberState: '0' },
  ],
  [
    { deptId: 101, deptName: '第一港埠公司党总支' },
    { deptName: '第一港埠公司', memberState: '0' },
  ],
  [{ deptId: 1, deptName: '港口集团党委' }, { memberState: '0' }],
])('%j has its leaders of %j', (org, params) => expect(membersFor(org)).toEqual(params));
