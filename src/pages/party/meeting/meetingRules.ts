import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { EXCUSED, PASSED, PLANNED, WAITING } from './meetings';

/** Kinds of meetings, as `meeting_type` has them. */
export const ASSEMBLY = '1';
export const COMMITTEE = '2';
export const GROUP = '3';
export const THEME_DAY = '5';
export const LIFE_MEETING = '6';

/** `attend_state`: somebody is there. */
export const PRESENT = '1';
/** `vote_result`: it is passed. */
const CARRIED = '1';

/** 党内职务 of those who are the committee. */
const COMMITTEE_POSTS = ['1', '2', '3', '4', '5', '6', '8'];
/** 第十七条: usually from this month on. */
const FOURTH_QUARTER = '10';

/** What is being judged, is passed, or need not be held, is not changed; nor is what belongs to it. */
export const isLocked = ({ status }: ServerRecord): boolean => [WAITING, PASSED, EXCUSED].includes(textOf(status));

/** Whether a meeting is planned for a day that is over. */
export const isOverdue = ({ status, planDate }: ServerRecord, today: string): boolean =>
  status === PLANNED && textOf(planDate) !== '' && textOf(planDate) < today;

export const isOnCommittee = ({ partyPost }: ServerRecord): boolean => COMMITTEE_POSTS.includes(textOf(partyPost));

/** A number that is there. */
export const count = (value: unknown): number | undefined => (textOf(value) === '' ? undefined : Number(value));

/** Whether one number is less than another; not where one of them is not there. */
export const isLess = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one < other;

const twice = (value: unknown): number | undefined => {
  const number = count(value);
  return number === undefined ? undefined : 2 * number;
};

/** Why a meeting cannot be so, by field. */
export const meetingProblems = (
  today: string,
): Readonly<Record<string, (meeting: ServerRecord) => string | undefined>> => ({
  holdDate: ({ holdDate }) => (textOf(holdDate) > today ? '召开日期不能晚于今天' : undefined),
  attendNum: ({ attendNum, dueNum }) =>
    isLess(count(dueNum), count(attendNum)) ? '实到人数不能多于应到人数' : undefined,
});

/** What is unusual in a meeting, but allowed. */
export function meetingWarnings({ meetingType, attendNum, dueNum, holdDate, planDate }: ServerRecord): string[] {
  const month = (textOf(holdDate) || textOf(planDate)).slice('yyyy-'.length, 'yyyy-MM'.length);
  return [
    ...(meetingType === COMMITTEE && isLess(twice(attendNum), count(dueNum)) ? ['到会委员不足半数'] : []),
    ...(meetingType === LIFE_MEETING && month !== '' && month < FOURTH_QUARTER ? ['组织生活会一般安排在第四季度'] : []),
  ];
}

/** Why a vote cannot be so, by field: 条例第十一条. Half of those entitled must be there, and more than half be in favour. */
export const voteProblems = (
  meeting: ServerRecord,
): Readonly<Record<string, (vote: ServerRecord) => string | undefined>> => ({
  voterNum({ voterNum, voterDue }) {
    const present = count(voterNum);
    if (isLess(count(voterDue), present)) return '实到会有表决权人数不能多于应到';
    return isLess(count(meeting['attendNum']), present) ? '实到会有表决权人数不能多于实到人数' : undefined;
  },
  abstainNum({ voterNum, yesNum, noNum, abstainNum }) {
    const votes = [yesNum, noNum, abstainNum].map(count);
    const isWhole = count(voterNum) !== undefined && !votes.includes(undefined);
    const sum = votes.reduce<number>((total, one = 0) => total + one, 0);
    return isWhole && sum !== count(voterNum) ? '同意、不同意、弃权之和应等于实到会有表决权人数' : undefined;
  },
  resultType({ resultType, voterDue, voterNum, yesNum }) {
    if (resultType !== CARRIED) return undefined;
    const due = count(voterDue);
    if (isLess(twice(voterNum), due)) return '到会有表决权人数不足半数，不能表决';
    return due !== undefined && !isLess(due, twice(yesNum))
      ? '赞成人数未超过应到会有表决权人数的半数，不能填“通过”'
      : undefined;
  },
});

/** Why a meeting cannot be submitted, with its votes. */
export function submitProblem(
  meeting: ServerRecord,
  votes: readonly ServerRecord[],
  today: string,
): string | undefined {
  const needed = ['holdDate', 'hostName', 'recorderName', 'attendNum'];
  if (needed.some((name) => textOf(meeting[name]).trim() === '')) return '请先填写召开日期、主持人、记录人和实到人数';
  const first = (problems: ReturnType<typeof meetingProblems>, record: ServerRecord) =>
    Object.values(problems).flatMap((problem) => problem(record) ?? [])[0];
  const ofVotes = votes.flatMap((vote) => first(voteProblems(meeting), vote) ?? []);
  return first(meetingProblems(today), meeting) ?? ofVotes[0];
}

/** Nobody judges what they have submitted; without a name it is unknown, and the server decides. */
export const isOwn = ({ submitBy }: ServerRecord, username: string): boolean =>
  textOf(submitBy) !== '' && submitBy === username;

/** Why a move cannot be without a reason. */
export const reasonProblem = (reason: unknown, text: string): string | undefined =>
  textOf(reason).trim() === '' ? text : undefined;
