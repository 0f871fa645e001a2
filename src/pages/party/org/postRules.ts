import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { ListParams } from '@/resource/model/listQuery';
import { isUnit, plainName } from '../branch';
import { count, isLess } from '../meeting/meetingRules';

/** `post_status` */
export const IN_OFFICE = '0';
const OVER = '1';
/** `party_post` */
export const SECRETARY = '1';
/** `elect_way`: by nobody's votes. */
const APPOINTED = '2';

export const isOver = ({ postStatus }: ServerRecord): boolean => postStatus === OVER;
export const hasVotes = ({ electWay }: ServerRecord): boolean => electWay !== APPOINTED;

/** Whom the list of members is asked for: of a branch its own, of a general branch those below, of a committee all. */
export function membersFor({ deptId, deptName }: ServerRecord): ListParams {
  const name = textOf(deptName);
  if (!isUnit(name)) return { deptId: textOf(deptId), memberState: '0' };
  return { ...(name.endsWith('党总支') && { deptName: plainName(name) }), memberState: '0' };
}

/** Why a post cannot be so, by field. */
export const POST_PROBLEMS: Readonly<Record<string, (post: ServerRecord) => string | undefined>> = {
  voterNum: (post) =>
    hasVotes(post) && isLess(count(post['voterDue']), count(post['voterNum'])) ? '实到会人数不能多于应到' : undefined,
  yesNum: (post) =>
    hasVotes(post) && isLess(count(post['voterNum']), count(post['yesNum'])) ? '得票不能多于实到会人数' : undefined,
  endDate: (post) =>
    isOver(post) && textOf(post['endDate']) < textOf(post['startDate']) ? '离任日期不能早于任职日期' : undefined,
};

/** Why there is no further secretary of an organisation: there is one already. */
export const secretaryProblem = (post: ServerRecord, secretaries: readonly ServerRecord[]): string | undefined =>
  post['partyPost'] === SECRETARY &&
  !isOver(post) &&
  secretaries.some(({ postId }) => textOf(postId) !== textOf(post['postId']))
    ? '已有现任书记'
    : undefined;

/**
 * What is unusual in an election, but allowed.
 *
 * @param full how many full members the branch has; undefined: it is no branch
 */
export function postWarnings(post: ServerRecord, full: number | undefined): string[] {
  if (!hasVotes(post)) return [];
  const [due, present, yes] = [post['voterDue'], post['voterNum'], post['yesNum']].map(count);
  return [
    ...(due !== undefined && present !== undefined && present * 5 < due * 4 ? ['到会人数不足应到的五分之四'] : []),
    ...(due !== undefined && yes !== undefined && yes * 2 <= due ? ['得票未超过应到的半数'] : []),
    ...(due !== undefined && full !== undefined && !isOver(post) && due !== full ? ['与名册人数不一致'] : []),
  ];
}
