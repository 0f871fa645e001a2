import dayjs from 'dayjs';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { isOnCommittee } from '../meeting/meetingRules';
import { FULL } from '../member/memberCounts';
import { EXISTS } from './orgs';

/** Categories of organisations, as `party_org_type` has them; what follows are branches of some kind. */
const COMMITTEE = '1';
const GENERAL_BRANCH = '2';

/** 任期意见, in years. */
const YEARS_OF_COMMITTEE = 5;
const YEARS_OF_BRANCH = 3;
/** 选举条例第三条, in years. */
const LONGEST_DELAY = 1;

/** 支部条例: how many there are, of members and of a committee. */
const LEAST_FULL = 3;
const MOST_MEMBERS = 50;
const FULL_WITH_COMMITTEE = 7;
const [LEAST_SEATS, MOST_SEATS] = [3, 5];

export const isThere = ({ status }: ServerRecord): boolean => status === EXISTS;

export const isBranch = ({ orgType }: ServerRecord): boolean =>
  ![COMMITTEE, GENERAL_BRANCH, ''].includes(textOf(orgType));

export const usualYears = (orgType: unknown): number =>
  textOf(orgType) === COMMITTEE ? YEARS_OF_COMMITTEE : YEARS_OF_BRANCH;

const yearsAfter = (day: unknown, years: number): string => {
  const start = dayjs(textOf(day));
  return textOf(day) !== '' && start.isValid() ? start.add(years, 'year').format('YYYY-MM-DD') : '';
};

/** When a term is over by its length; empty as long as that is not known. */
const regularDue = ({ termStart, termYears }: ServerRecord): string =>
  textOf(termYears) === '' ? '' : yearsAfter(termStart, Number(termYears));

/** When the next election is due: the end of the term, or that of an approved delay, which is of this term if it is later. */
export function termDueOf(org: ServerRecord): string | undefined {
  const due = regularDue(org);
  if (due === '') return undefined;
  const until = textOf(org['delayUntil']);
  return until > due ? until : due;
}

/** The delay of this term; one of an earlier term stays in the record. */
export const delayOf = (org: ServerRecord): string => {
  const until = textOf(org['delayUntil']);
  return until > regularDue(org) ? until : '';
};

export const isOverdue = (org: ServerRecord, today: string): boolean =>
  isThere(org) && textOf(org['termDue']) !== '' && textOf(org['termDue']) < today;

/** Why an election cannot be put off so. */
export function delayProblem(org: ServerRecord, { delayUntil, delayNo }: ServerRecord): string | undefined {
  if (textOf(delayNo).trim() === '') return '请填批准文号';
  return textOf(delayUntil) <= regularDue(org) ? '批准延至应晚于本届期满' : undefined;
}

/** What is unusual in a delay, but allowed. */
export const delayWarnings = (org: ServerRecord, { delayUntil }: ServerRecord): string[] =>
  textOf(delayUntil) > yearsAfter(regularDue(org), LONGEST_DELAY) ? ['延期一般不超过一年'] : [];

/** Why an election cannot be so. A second press finds the new term begun. */
export function electProblem(org: ServerRecord, { termStart }: ServerRecord, today: string): string | undefined {
  if (textOf(termStart) > today) return '换届日期不能晚于今天';
  return textOf(termStart) <= textOf(org['termStart']) ? '换届日期应晚于本届起始' : undefined;
}

/**
 * What is unusual in a branch, but allowed.
 *
 * @param members those of the branch
 * @param posts those of now; before there are any, the number of seats says how many there will be
 */
export function orgWarnings(
  org: ServerRecord,
  members: readonly ServerRecord[],
  posts: readonly ServerRecord[],
): string[] {
  if (!isBranch(org) || !isThere(org)) return [];
  const full = members.filter(({ memberType }) => memberType === FULL).length;
  const seats = posts.filter(isOnCommittee).length || Number(textOf(org['seatNum']));
  // A secretary alone is no committee.
  const hasCommittee = seats > 1;
  return [
    ...(members.length > MOST_MEMBERS ? ['支部党员超过50名'] : []),
    ...(full < LEAST_FULL ? ['正式党员不足3名'] : []),
    ...(full >= FULL_WITH_COMMITTEE && !hasCommittee ? ['正式党员7名以上应设支部委员会'] : []),
    ...(hasCommittee && (seats < LEAST_SEATS || seats > MOST_SEATS) ? ['委员一般为3至5名'] : []),
  ];
}
