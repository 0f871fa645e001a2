import dayjs from 'dayjs';
import { ownValue } from '@/lib/ownValue';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { NO_DUE, type StepCheck } from '@/resource/model/steps';
import { MEMBERS } from '../lists';
import { FULL, NORMAL } from '../member/memberCounts';
import { yearsBetween } from '../member/memberRules';
import { DONE } from './steps';

const GROWN_UP = 18;
const PUBLIC_DAYS = 5;
const TRAINING_DAYS = 3;
/** From this step on, the person is a member. */
const JOINED = 17;

/** The number of a step; 8a comes after 8. */
const numberOf = (key: unknown): number => Number.parseInt(textOf(key), 10);

/** Whether a person is at a step, or beyond it. */
export const isAt = (person: ServerRecord, step: number): boolean => numberOf(person['stepKey']) >= step;

const plus = (day: string, count: number, unit: 'month' | 'year'): string =>
  day === '' ? '' : dayjs(day).add(count, unit).format('YYYY-MM-DD');

/** The last day on which a step was done; empty if it was not. The first step is the application. */
export const dayOf = (key: string, person: ServerRecord, done: readonly ServerRecord[]): string =>
  key === '01' ? textOf(person['applyDate']) : textOf(done.findLast(({ stepKey }) => stepKey === key)?.['stepDate']);

/** The end of the probation: a year after the meeting (第三十一条), unless it was made longer. */
export const fullDueOf = (person: ServerRecord, done: readonly ServerRecord[]): string =>
  textOf(person['fullDue']) || plus(dayOf('15', person, done), 1, 'year');

/** Until when a step is due: so many months after the last of some steps. */
const LIMITS: Readonly<Record<string, { months: number; after: readonly string[]; endsWithProbation?: true }>> = {
  '02': { months: 1, after: ['01'] },
  '06': { months: 6, after: ['05', '06'] },
  '15': { months: 1, after: ['13'] },
  '17': { months: 3, after: ['15'] },
  '20': { months: 1, after: ['17'] },
  '21': { months: 6, after: ['20', '21'], endsWithProbation: true },
  '24': { months: 3, after: ['23'] },
};

/** The day until which a step is due, by those that are done. */
export function dueOf(key: string, person: ServerRecord, done: readonly ServerRecord[]): string {
  const limit = ownValue(LIMITS, key);
  const [from = ''] = (limit?.after ?? [])
    .map((one) => dayOf(one, person, done))
    .sort()
    .reverse();
  if (!limit || from === '') return NO_DUE;
  const due = plus(from, limit.months, 'month');
  const end = limit.endsWithProbation ? fullDueOf(person, done) : '';
  return end !== '' && end < due ? end : due;
}

/** Nobody decides on a record that they have made; without a name it is unknown, and the server decides. */
export const notOwn: StepCheck = (_entry, { createBy }, _done, _read, { username }) =>
  textOf(createBy) !== '' && createBy === username ? '不能审批本人提交的记录' : undefined;

/** What is later than it should be; how often somebody is looked after during the probation is only a rhythm. */
export const late =
  (key: string, article: string): StepCheck =>
  (entry, person, done) => {
    const due = dueOf(key, person, done);
    const isLate = !ownValue(LIMITS, key)?.endsWithProbation && due !== NO_DUE && textOf(entry['stepDate']) > due;
    return isLate ? `已超过期限（细则${article}）` : undefined;
  };

/** A step follows the one before it. */
export const follows =
  (key: string): StepCheck =>
  (entry, person, done) => {
    const before = dayOf(key, person, done);
    return before === '' || textOf(entry['stepDate']) < before ? '上一步尚未完成' : undefined;
  };

export const notAfter =
  (today: () => string): StepCheck =>
  ({ stepDate }) =>
    textOf(stepDate) > today() ? '完成日期不能晚于今天' : undefined;

/** Why the application cannot be so (第五条). */
export const ageProblem = ({ birthDate, applyDate }: ServerRecord): string | undefined =>
  (yearsBetween(birthDate, applyDate) ?? GROWN_UP) < GROWN_UP ? '递交申请书时不满18周岁' : undefined;

const namesIn = (text: unknown): string[] => [...new Set(textOf(text).split(/[、，,；;\s]+/))].filter(Boolean);

/** Full members by name, of a number: 第九条, 第十四条. */
const fullMembers =
  (field: string, least: number, most: number, text: string): StepCheck =>
  async (_entry, person, _done, read) => {
    const names = namesIn(person[field]);
    if (names.length < least || names.length > most) return text;
    const lists = await Promise.all(
      // The server finds a part of a name too.
      names.map((memberName) => read(MEMBERS, { memberName, memberType: FULL, memberState: NORMAL })),
    );
    const isThere = lists.every((rows, at) => rows.some(({ memberName }) => memberName === names[at]));
    return isThere ? undefined : text;
  };

export const contacts = fullMembers('contactNames', 1, 2, '培养联系人为一至两名正式党员');
export const sponsors = fullMembers('sponsorNames', 2, 2, '入党介绍人应为两名正式党员');

/** A year as an activist (第十三条). */
export const trainedForAYear: StepCheck = (entry, person, done) =>
  textOf(entry['stepDate']) < plus(dayOf('03', person, done), 1, 'year') ? '培养考察不满一年' : undefined;

/** How many days there are from one to another, both of them among these; of the week's working days only, if asked. */
function daysIn({ startDate, endDate }: ServerRecord, isWorkday = false): number {
  const [start, end] = [dayjs(textOf(startDate)), dayjs(textOf(endDate))];
  const count = end.diff(start, 'day') + 1;
  if (!isWorkday || !(count > 0)) return count;
  const days = Array.from({ length: count }, (_, at) => start.add(at, 'day').day());
  return days.filter((day) => day >= 1 && day <= 5).length;
}

export const publicLongEnough: StepCheck = (entry) =>
  daysIn(entry) < PUBLIC_DAYS ? '公示不少于五个工作日' : undefined;

export const publicWorkdays: StepCheck = (entry) =>
  daysIn(entry, true) < PUBLIC_DAYS ? '公示不足五个工作日（未计法定节假日和调休）' : undefined;

/** A period ends before its step is done, and after it begins. */
export const period: StepCheck = ({ startDate, endDate, stepDate }) => {
  if (textOf(endDate) < textOf(startDate)) return '截止日期早于起始日期';
  return textOf(stepDate) < textOf(endDate) ? '完成日期早于截止日期' : undefined;
};

export const trainingLongEnough: StepCheck = (entry) =>
  daysIn(entry) < TRAINING_DAYS ? '集中培训一般不少于3天或24学时' : undefined;

/** What was found is written down (第十六条). */
export const examined: StepCheck = ({ resultType, opinion }) => {
  const text = textOf(opinion).trim();
  const isRight = text !== '' && !text.includes('不合格');
  return resultType === DONE && !isRight ? '未经政治审查或审查不合格的，不能发展入党' : undefined;
};

/** More than half of those entitled are there, and more than half of them in favour: 第十九条, 第二十条. */
export const votes: StepCheck = ({ voterDue, voterNum, yesNum, noNum, abstainNum, resultType }) => {
  const [due, there, yes] = [Number(voterDue), Number(voterNum), Number(yesNum)];
  if (there > due) return '实到会有表决权人数不能多于应到';
  if (yes + Number(noNum) + Number(abstainNum) !== there) return '同意、不同意、弃权之和应等于实到会有表决权人数';
  if (there * 2 <= due) return '到会有表决权人数未超过应到的半数';
  return resultType === DONE && yes * 2 <= due ? '赞成人数未超过应到会有表决权人数的半数，不能填“完成”' : undefined;
};

export const probationOver: StepCheck = (entry, person, done) =>
  textOf(entry['stepDate']) < fullDueOf(person, done) ? '预备期未满' : undefined;

/** Without the member, nobody in the roster becomes a full one. */
export const linked: StepCheck = (_entry, { memberId }) =>
  textOf(memberId) === '' ? '未关联党员，请先在“修改”中选择' : undefined;

/** Why the last step cannot be taken back. */
export const backProblem = (person: ServerRecord): string | undefined =>
  isAt(person, JOINED) ? '已转为预备党员，不能撤回' : undefined;

/** The end of the probation, made longer by so many months. */
export const extended = ({ fullDue }: ServerRecord, months: unknown): string =>
  plus(textOf(fullDue), Number(months), 'month');

/** Why it cannot be made longer: 第三十一条. */
export function extendProblem({ extendFlag }: ServerRecord, months: unknown): string | undefined {
  const count = Number(months);
  const isRight = Number.isInteger(count) && count >= 6 && count <= 12;
  return extendFlag === '1' || !isRight ? '预备期只能延长一次，半年至一年' : undefined;
}
