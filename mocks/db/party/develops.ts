import { type Account, isPermitted } from '../accounts';
import { Refusal } from '../Refusal';
import { createCollection, type Row } from '../resource/collection';
import type { Move } from '../resource/Resource';
import { monthsAfter } from './months';
import { needed, notOwn } from './moveChecks';
import { partyResource } from './partyResource';
import { seedDevelops, stageOf, STEP_KEYS } from './seedDevelops';
import { seedMembers } from './seedMembers';
import { tableOf } from './table';

const DEVELOP = tableOf(`
  develop_id|b-|主键
  dept_id|b!-|党支部ID|=
  dept_name|v64!|党支部|~
  person_name|v30!|姓名|~
  sex|c1!|性别|=|sys_user_sex
  birth_date|d!|出生日期
  post_name|v64|单位及职务
  stage|c1!|发展阶段|=|develop_stage
  step_key|v3!|当前步骤|=|develop_step
  next_due|d|下步期限|..
  apply_date|d!|申请日期|..
  activist_date|d|确定积极分子日期|..
  target_date|d|确定发展对象日期|..
  join_date|d|接收日期|..
  full_due|d|预备期满|..
  extend_flag|c1!|延长预备期|=|yes_no
  contact_names|v64|培养联系人
  sponsor_names|v64|入党介绍人
  status|c1!|状态|=|develop_status
  member_id|b-|党员ID|=`);

const STEP = tableOf(`
  step_id|b-|主键
  develop_id|b!-|发展ID|=
  dept_id|b!-|党支部ID|=
  step_key|v3!|步骤|=|develop_step
  step_date|d!|完成日期|..
  start_date|d|起始日期
  end_date|d|截止日期
  organ_name|v64|决定机关
  doc_no|v64|文号
  voter_due|i|应到会有表决权人数
  voter_num|i|实到会有表决权人数
  yes_num|i|同意
  no_num|i|不同意
  abstain_num|i|弃权
  result_type|c1!|结果|=|step_result
  opinion|v500|意见`);

export const developRows = createCollection({
  name: 'partyDevelop',
  id: 'developId',
  schema: DEVELOP.schema,
  seed: () => seedDevelops(seedMembers()).develops.map((one) => ({ ...DEVELOP.blank, ...one })),
});

export const stepRows = createCollection({
  name: 'partyStep',
  id: 'stepId',
  schema: STEP.schema,
  seed: () => seedDevelops(seedMembers()).steps.map((one) => ({ ...STEP.blank, ...one })),
});

const TAKEN = '该记录已被他人处理';
const [DONE, TAKEN_BACK] = ['1', '3'];
/** Decided by the committee above. */
const ABOVE = ['04', '08', '13', '16', '17', '18', '24'];
const REPEATING = ['06', '21'];
/** From this step on, the person is a member. */
const JOINED = '17';
/** What the moves alone write. */
const BY_MOVES = 'stage stepKey nextDue activistDate targetDate joinDate fullDue extendFlag status'.split(' ');
/** What a step may write besides itself and the next due day. */
const BY_STEPS = 'nextDue activistDate targetDate joinDate fullDue contactNames sponsorNames memberId'.split(' ');

const placeOf = (key: unknown) => STEP_KEYS.indexOf(String(key));
const pick = (sent: Row, fields: readonly string[]): Row =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => fields.includes(field)));
const without = (sent: Row, fields: readonly string[]): Row =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => !fields.includes(field)));

/** The steps of somebody that are done, in their order. */
const doneOf = ({ developId }: Row): readonly Row[] =>
  stepRows
    .all()
    .filter((row) => row['developId'] === developId && row['resultType'] === DONE)
    .sort(
      (one, other) =>
        placeOf(one['stepKey']) - placeOf(other['stepKey']) ||
        String(one['stepDate']).localeCompare(String(other['stepDate'])) ||
        Number(one['stepId']) - Number(other['stepId']),
    );

/** Whether a step is the next one, or the last one again. */
function follows(person: Row, key: unknown): boolean {
  const ahead = placeOf(key) - placeOf(person['stepKey']);
  return placeOf(key) > 0 && (ahead === 1 || (ahead === 0 && REPEATING.includes(String(key))));
}

const refuseClosed = ({ status }: Row): void => {
  if (status !== '0') throw new Refusal(TAKEN);
};

/** 发展党员 */
const develops = partyResource(
  { area: 'develop', title: '发展党员', table: DEVELOP, rows: developRows },
  {
    received(sent, previous) {
      if (previous) refuseClosed(previous);
      const given = without(sent, BY_MOVES);
      if (previous) return given;
      const nextDue = monthsAfter(String(sent['applyDate']).slice(0, 10), 1);
      return { ...given, stage: '1', stepKey: '01', nextDue, extendFlag: '0', status: '0' };
    },
    checkRemoval({ developId }) {
      if (stepRows.all().some((row) => row['developId'] === developId)) throw new Refusal('该记录有发展步骤，不能删除');
    },
  },
);

/** Throws where a step may not be added. */
function checkStep({ stepKey }: Row, person: Row, account: Account): void {
  refuseClosed(person);
  const isThere = doneOf(person).some((row) => row['stepKey'] === stepKey);
  if (!follows(person, stepKey) || (isThere && !REPEATING.includes(String(stepKey)))) throw new Refusal(TAKEN);
  if (!ABOVE.includes(String(stepKey))) return;
  if (!isPermitted(account, 'party:develop:approve')) throw new Refusal('没有权限，请联系管理员授权');
  notOwn(person['createBy'], account);
}

/** 发展步骤 */
const steps = partyResource(
  { area: 'step', title: '发展步骤', table: STEP, rows: stepRows },
  {
    received(sent, previous, account) {
      if (previous) return without(sent, ['developId', 'deptId', 'stepKey', 'resultType']);
      const person = developRows.find(Number(sent['developId']));
      if (!person || Number(sent['deptId']) !== person['deptId']) throw new Refusal('没有这名发展对象');
      checkStep(sent, person, account);
      return { ...sent, resultType: sent['resultType'] === '2' ? '2' : DONE };
    },
    checkRemoval({ developId, stepKey, resultType }) {
      const person = developRows.find(Number(developId));
      const isWritten = person && resultType === DONE && placeOf(stepKey) <= placeOf(person['stepKey']);
      if (isWritten) throw new Refusal('该步骤已写入发展记录，请用“撤回上步”');
    },
  },
);

export const developParts = [develops, steps];

const move = (word: string, more: Pick<Move, 'check' | 'to'>): Move => ({
  resource: develops.complete,
  word,
  state: 'status',
  from: ['0'],
  ...more,
});

/** A step that is saved goes into the record. */
const written = (word: 'advance' | 'approve'): Move =>
  move(word, {
    check({ stepKey }, row, account) {
      const isOfWord = ABOVE.includes(String(stepKey)) === (word === 'approve');
      const isDone = doneOf(row).some((step) => step['stepKey'] === stepKey);
      if (!isOfWord || !isDone || !follows(row, stepKey)) throw new Refusal(TAKEN);
      if (word === 'approve') notOwn(row['createBy'], account);
    },
    to: ({ stepKey, ...sent }) => ({
      ...pick(sent, BY_STEPS),
      ...{ stepKey, stage: stageOf(stepKey), status: stepKey === '25' ? '1' : '0' },
    }),
  });

export const DEVELOP_MOVES: readonly Move[] = [
  written('advance'),
  written('approve'),
  move('back', {
    check(_sent, row) {
      if (placeOf(row['stepKey']) >= placeOf(JOINED)) throw new Refusal('已转为预备党员，不能撤回');
      if (doneOf(row).length === 0) throw new Refusal(TAKEN);
    },
    to({ nextDue, remark }, row) {
      const done = doneOf(row);
      const [last, before] = [done.at(-1), done.at(-2)];
      if (last) stepRows.put({ ...last, resultType: TAKEN_BACK });
      const stepKey = before?.['stepKey'] ?? '01';
      return { stepKey, stage: stageOf(stepKey), nextDue, remark };
    },
  }),
  move('extend', {
    check({ fullDue }, { extendFlag, fullDue: before, stage }) {
      const day = String(fullDue);
      const isRight = day >= monthsAfter(String(before), 6) && day <= monthsAfter(String(before), 12);
      if (stage !== '4' || extendFlag === '1' || !isRight) throw new Refusal('预备期只能延长一次，半年至一年');
    },
    to: (sent) => ({ ...pick(sent, ['fullDue', 'nextDue', 'remark']), extendFlag: '1' }),
  }),
  move('stop', {
    check: ({ remark }) => needed(remark, '请写明终止原因'),
    to: ({ remark }) => ({ status: '2', remark }),
  }),
];
