import dayjs from 'dayjs';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { ASSEMBLY, COMMITTEE, isOnCommittee, LIFE_MEETING, THEME_DAY } from './meetingRules';

const MONTHS = 12;
/** 条例第十条: from so many on there is a committee. */
const LEAST_COMMITTEE = 3;
const ORDINALS = '一二三四';

interface Kind {
  meetingType: string;
  /** How many months a period has. */
  months: number;
  /** What the meeting of a period is called, by its last month. */
  name: (year: number, month: number) => string;
}

/** 条例第十一条至第十七条: what a branch holds a year. */
const KINDS: readonly Kind[] = [
  {
    meetingType: ASSEMBLY,
    months: 3,
    name: (year, month) => `${year}年第${ORDINALS.charAt(month / 3 - 1)}季度支部党员大会`,
  },
  { meetingType: COMMITTEE, months: 1, name: (year, month) => `${year}年${month}月支部委员会` },
  { meetingType: THEME_DAY, months: 1, name: (year, month) => `${year}年${month}月主题党日` },
  { meetingType: LIFE_MEETING, months: 12, name: (year) => `${year}年度组织生活会` },
];

/**
 * The meetings of a year whose period is not over. Each is planned for the last day of its month, quarter or year: before
 * it, nothing is late.
 *
 * @param only their kind; undefined: of all
 */
export const yearPlan = (year: number, today: string, only?: unknown) =>
  KINDS.filter(({ meetingType }) => only === undefined || meetingType === only)
    .flatMap(({ meetingType, months, name }) =>
      Array.from({ length: MONTHS / months }, (_, at) => {
        const month = (at + 1) * months;
        const planDate = dayjs(new Date(year, month, 0)).format('YYYY-MM-DD');
        return { meetingType, meetingName: name(year, month), planDate, agenda: '待定' };
      }),
    )
    .filter(({ planDate }) => planDate >= today);

/** By what a planned meeting is known: its branch, kind and period. */
export function periodKey({ deptId, meetingType, planDate }: ServerRecord): string {
  const [day, months] = [textOf(planDate), KINDS.find((kind) => kind.meetingType === meetingType)?.months ?? 1];
  const period = Math.ceil(Number(day.slice('yyyy-'.length, 'yyyy-MM'.length)) / months);
  return [deptId, meetingType, day.slice(0, 'yyyy'.length), period].map(textOf).join(' ');
}

/**
 * A planned meeting of a branch; a text says why there is none.
 *
 * @param members those of the branch
 */
export function plannedOf(planned: ServerRecord, members: readonly ServerRecord[]): ServerRecord | string {
  const [member] = members;
  if (!member) return '没有名册';
  const isCommittee = planned['meetingType'] === COMMITTEE;
  if (isCommittee && members.filter(isOnCommittee).length < LEAST_COMMITTEE) return '未设支部委员会';
  return { ...planned, deptId: member['deptId'], deptName: member['deptName'], status: '0' };
}
