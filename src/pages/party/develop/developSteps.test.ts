import { expect, test } from 'vitest';
import { seedDevelops } from '../../../../mocks/db/party/seedDevelops';
import { seedMembers } from '../../../../mocks/db/party/seedMembers';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { doneOf, stepsFor, unwrittenOf } from '@/resource/model/steps';
import { ageProblem, backProblem, extendProblem } from './developRules';
import { DEVELOP_STEPS } from './developSteps';

const roster = [
  { memberName: '张伟', memberType: '1', memberState: '0' },
  { memberName: '张伟民', memberType: '1', memberState: '0' },
  { memberName: '李娜', memberType: '1', memberState: '0' },
  { memberName: '赵敏', memberType: '2', memberState: '0' },
];
const read = (_list: unknown, { memberName, memberType }: ServerRecord) =>
  Promise.resolve(roster.filter((one) => one.memberName.includes(String(memberName)) && one.memberType === memberType));

const step = (key: string) => {
  const found = DEVELOP_STEPS.list.find((one) => one.key === key);
  if (!found) throw new Error(key);
  return found;
};

const WAY: Readonly<Record<string, string>> = {
  '02': '2025-01-20',
  '03': '2025-03-10',
  '04': '2025-03-20',
  '05': '2025-04-01',
  '06': '2025-10-01',
  '07': '2026-03-10',
  '08': '2026-03-20',
  '8a': '2026-03-30',
  '09': '2026-04-01',
  '10': '2026-04-10',
  '11': '2026-04-20',
  '12': '2026-05-06',
  '13': '2026-05-10',
  '14': '2026-05-20',
  '15': '2026-06-10',
  '16': '2026-07-01',
  '17': '2026-09-10',
  '18': '2026-09-20',
  '19': '2026-09-25',
  '20': '2026-10-10',
  '21': '2027-04-10',
  '22': '2027-06-01',
  '23': '2027-06-10',
  '24': '2027-06-20',
};
const PERSON = { applyDate: '2025-01-10', birthDate: '2000-01-01', contactNames: '张伟', sponsorNames: '张伟、李娜' };
const VOTES = { voterDue: 20, voterNum: 11, yesNum: 11, noNum: 0, abstainNum: 0 };

const USER = { username: 'x', may: () => false };

/** What is said of a step on the way, with some of it as given. */
async function said(key: string, change: object = {}, person: object = {}, without: readonly string[] = []) {
  const keys = DEVELOP_STEPS.list.map((one) => one.key);
  const done = keys
    .slice(1, keys.indexOf(key))
    .filter((one) => !without.includes(one))
    .map((stepKey) => ({ stepKey, stepDate: WAY[stepKey], resultType: '1' }));
  const votes = ['15', '23'].includes(key) ? VOTES : {};
  const entry = { stepKey: key, stepDate: WAY[key], resultType: '1', ...votes, ...change };
  const { refuse = [], warn = [] } = step(key);
  const [refused, warned] = await Promise.all(
    [refuse, warn].map(async (checks) => {
      const texts = await Promise.all(
        checks.map(async (check) => check(entry, { ...PERSON, ...person }, done, read, USER)),
      );
      return texts.filter((text) => text !== undefined);
    }),
  );
  return { refused, warned };
}

const ORDER = '上一步尚未完成';
const late = (article: string) => `已超过期限（细则第${article}条）`;
const QUORUM = '到会有表决权人数未超过应到的半数';
const MAJORITY = '赞成人数未超过应到会有表决权人数的半数，不能填“完成”';
const SUM = '同意、不同意、弃权之和应等于实到会有表决权人数';
const CONTACTS = '培养联系人为一至两名正式党员';
const SPONSORS = '入党介绍人应为两名正式党员';
const EXAMINED = '未经政治审查或审查不合格的，不能发展入党';
const WORKDAYS = '公示不足五个工作日（未计法定节假日和调休）';
const TRAINING = '集中培训一般不少于3天或24学时';
const on = (startDate: string, endDate: string, stepDate = endDate) => ({ startDate, endDate, stepDate });
const linked = { memberId: 7 };

test.each<[key: string, change: object, refused: string[], warned: string[], person?: object]>([
  ['02', {}, [], []],
  ['02', { stepDate: '2025-01-09' }, [ORDER], []],
  ['02', { stepDate: '2025-02-10' }, [], []],
  ['02', { stepDate: '2025-02-11' }, [], [late('七')]],
  ['03', { stepDate: '2099-01-01' }, ['完成日期不能晚于今天'], []],
  ['05', {}, [], []],
  ['05', {}, [], [], { contactNames: '张伟，李娜' }],
  ['05', {}, [CONTACTS], [], { contactNames: '张伟、李娜、张伟民' }],
  ['05', {}, [CONTACTS], [], { contactNames: '赵敏' }],
  ['05', {}, [CONTACTS], [], { contactNames: '伟' }],
  ['05', {}, [CONTACTS], [], { contactNames: '' }],
  ['06', {}, [], []],
  ['06', { stepDate: '2025-10-02' }, [], [late('十一')]],
  ['07', {}, [], []],
  ['07', { stepDate: '2026-03-09' }, ['培养考察不满一年'], []],
  // Monday to Thursday, to Friday; Thursday to Monday.
  ['8a', on('2026-03-23', '2026-03-26'), ['公示不少于五个工作日'], [WORKDAYS]],
  ['8a', on('2026-03-23', '2026-03-27'), [], []],
  ['8a', on('2026-03-26', '2026-03-30'), [], [WORKDAYS]],
  ['8a', on('2026-03-23', '2026-03-30', '2026-03-27'), ['完成日期早于截止日期'], []],
  ['09', {}, [], []],
  ['09', {}, [SPONSORS], [], { sponsorNames: '张伟' }],
  ['09', {}, [SPONSORS], [], { sponsorNames: '张伟、张伟' }],
  ['09', {}, [SPONSORS], [], { sponsorNames: '张伟、赵敏' }],
  ['10', { opinion: '审查合格' }, [], []],
  ['10', { opinion: ' ' }, [EXAMINED], []],
  ['10', { opinion: '审查不合格' }, [EXAMINED], []],
  ['10', { opinion: '审查不合格', resultType: '2' }, [], []],
  ['11', on('2026-04-18', '2026-04-20'), [], []],
  ['11', on('2026-04-19', '2026-04-20'), [], [TRAINING]],
  ['11', on('2026-04-20', '2026-04-19', '2026-04-20'), ['截止日期早于起始日期'], [TRAINING]],
  ['15', {}, [], []],
  ['15', { stepDate: '2026-06-11' }, [], [late('十九')]],
  ['15', { voterNum: 10, yesNum: 10 }, [QUORUM], []],
  ['15', { yesNum: 10, noNum: 1 }, [MAJORITY], []],
  ['15', { yesNum: 10, noNum: 1, resultType: '2' }, [], []],
  ['15', { yesNum: 10 }, [SUM], []],
  ['15', { voterNum: 21, yesNum: 21 }, ['实到会有表决权人数不能多于应到'], []],
  ['17', {}, [], []],
  ['17', { stepDate: '2026-09-11' }, [], [late('二十五')]],
  ['20', {}, [], []],
  ['20', { stepDate: '2026-10-11' }, [], [late('二十九')]],
])('%s with %j is refused for %j, warned of for %j (§20.14)', async (key, change, refused, warned, person) => {
  expect(await said(key, change, person)).toEqual({ refused, warned });
});

test('no step without the one before it, whatever its day (§20.14)', async () => {
  expect(await said('09', {}, {}, ['8a'])).toEqual({ refused: [ORDER], warned: [] });
});

test.each<[key: string, change: object, refused: string[], person: object]>([
  ['23', {}, [], { fullDue: '2025-06-10' }],
  ['23', { stepDate: '2025-06-09' }, ['预备期未满'], { fullDue: '2025-06-10' }],
  ['23', { voterNum: 10, yesNum: 10 }, [QUORUM], { fullDue: '2025-06-10' }],
  ['24', {}, [], { ...linked, fullDue: '2025-06-10' }],
  ['24', {}, ['未关联党员，请先在“修改”中选择'], { fullDue: '2025-06-10' }],
])('%s with %j, all two years earlier, is refused for %j (§20.14)', async (key, change, refused, person) => {
  const { refuse = [] } = step(key);
  const before = step(key === '23' ? '22' : '23');
  const entry = { stepKey: key, stepDate: '2025-06-10', resultType: '1', ...VOTES, ...change };
  const done = [{ stepKey: before.key, stepDate: '2025-06-01', resultType: '1' }];
  const texts = await Promise.all(
    refuse.map(async (check) => check(entry, { ...PERSON, ...person }, done, read, USER)),
  );
  expect(texts.filter((text) => text !== undefined)).toEqual(refused);
});

test('who made the record does not decide above it; an unknown maker may be anybody (§20.14)', async () => {
  expect((await said('04', {}, { createBy: 'x' })).refused).toEqual(['不能审批本人提交的记录']);
  for (const createBy of ['zhiwei', '', undefined]) expect((await said('04', {}, { createBy })).refused).toEqual([]);
});

test.each([
  ['2006-05-01', '2024-04-30', '递交申请书时不满18周岁'],
  ['2006-05-01', '2024-05-01', undefined],
])('born on %s, applied on %s: %s (§20.13)', (birthDate, applyDate, problem) =>
  expect(ageProblem({ birthDate, applyDate })).toBe(problem),
);

const EXTEND = '预备期只能延长一次，半年至一年';

test.each([
  ['0', 5, EXTEND],
  ['0', 6, undefined],
  ['0', 12, undefined],
  ['0', 13, EXTEND],
  ['1', 6, EXTEND],
])('extended %s before, by %d months: %s (§20.15)', (extendFlag, months, problem) =>
  expect(extendProblem({ extendFlag }, months)).toBe(problem),
);

test.each([
  ['16', undefined],
  ['17', '已转为预备党员，不能撤回'],
  ['25', '已转为预备党员，不能撤回'],
])('at %s the last step is taken back: %s (§20.15)', (stepKey, problem) =>
  expect(backProblem({ stepKey })).toBe(problem),
);

test.each([
  ['02', '9999-12-31'],
  ['05', '2025-10-01'],
  ['06', '2026-04-01'],
  ['13', '9999-12-31'],
  ['14', '2026-06-10'],
  ['16', '2026-09-10'],
  ['19', '2026-10-10'],
  ['20', '2027-04-10'],
  // No further than the end of the probation.
  ['21', '2027-06-10'],
  ['23', '2027-09-10'],
])('after %s the next step is due until %s (§20.13)', (key, due) => {
  const keys = DEVELOP_STEPS.list.map((one) => one.key);
  const done = keys
    .slice(1, keys.indexOf(key) + 1)
    .map((stepKey) => ({ stepKey, stepDate: WAY[stepKey], resultType: '1' }));
  expect(step(key).next(done.at(-1) ?? {}, PERSON, done)).toBe(due);
});

test('25 steps and 8a, in five stages; seven are decided above (§20.13)', () => {
  const { list, stages } = DEVELOP_STEPS;
  expect(list).toHaveLength(26);
  expect(stages).toHaveLength(5);
  expect([1, 2, 3, 4, 5].map((stage) => list.filter((one) => one.stage === stage).length)).toEqual([2, 4, 6, 7, 7]);
  const above = list.filter(({ permission }) => permission === 'approve').map(({ key }) => key);
  expect(above.join()).toBe('04,08,13,16,17,18,24');
});

test('the mocks have 60 people who fit the roster, the rules and their steps', () => {
  const members = seedMembers();
  const { develops, steps } = seedDevelops(members);
  const inStage = (stage: string) => develops.filter((one) => one.stage === stage);
  expect(['1', '2', '3', '4', '5'].map((stage) => inStage(stage).length)).toEqual([20, 16, 8, 14, 2]);
  for (const { memberId, personName, joinDate } of [...inStage('4'), ...inStage('5')])
    expect(members).toContainEqual(expect.objectContaining({ memberId, memberName: personName, joinDate }));
  expect(develops.filter(({ extendFlag }) => extendFlag === '1')).toHaveLength(1);
  const today = new Date().toISOString().slice(0, 10);
  expect(develops.filter(({ nextDue, status }) => status === '0' && nextDue < today).length).toBeGreaterThanOrEqual(3);
  for (const person of develops) {
    const done = doneOf(
      DEVELOP_STEPS,
      steps.filter(({ developId }) => developId === person.developId),
    );
    const last = done.at(-1);
    expect(last?.['stepKey'] ?? '01', person.personName).toBe(person.stepKey);
    expect(unwrittenOf(DEVELOP_STEPS, person, done), person.personName).toBeUndefined();
    if (person.status === '0') expect(stepsFor(DEVELOP_STEPS, person).length).toBeGreaterThan(0);
    if (last) expect(step(person.stepKey).next(last, person, done), person.personName).toBe(person.nextDue);
  }
});
