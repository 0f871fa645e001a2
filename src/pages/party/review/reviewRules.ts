import dayjs from 'dayjs';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { OPEN } from './reviews';

/** `member_type`: on probation. */
const PROBATIONER = '2';
/** `review_grade` */
const BEST = '1';
const BAD = '4';
/** `handle_type`: 限期改正. */
const TO_IMPROVE = '2';
/** `handle_type`: 劝退, 除名. */
const EXPULSIONS = ['3', '4'];
/** `attend_state` */
const PRESENT = '1';
/** Usually no more than one of so many. */
const ONE_BEST_OF = 3;

/** What was decided is not changed. */
export const isLocked = ({ status }: ServerRecord): boolean => ![OPEN, ''].includes(textOf(status));

/** Nobody judges what they have made; without a name it is unknown, and the server decides. */
export const isOwn = ({ createBy }: ServerRecord, username: string): boolean =>
  textOf(createBy) !== '' && createBy === username;

export const isExpulsion = ({ handleType }: ServerRecord): boolean => EXPULSIONS.includes(textOf(handleType));

export const isToImprove = ({ handleType }: ServerRecord): boolean => handleType === TO_IMPROVE;

/** Why a review cannot be so, by field. 教育管理条例第三十条: no more than a year to improve. */
export const REVIEW_PROBLEMS = {
  handleType: ({ reviewGrade, handleType }: ServerRecord) =>
    reviewGrade === BAD && ['', '0'].includes(textOf(handleType)) ? '不合格须填处置' : undefined,
  handleNo: (review: ServerRecord) =>
    isExpulsion(review) && textOf(review['handleNo']).trim() === '' ? '劝退、除名须填处置文号' : undefined,
  handleUntil(review: ServerRecord) {
    if (!isToImprove(review)) return undefined;
    const [until, decided] = [textOf(review['handleUntil']), textOf(review['decideDate'])];
    if (until === '') return '改正期限不能为空';
    const last = decided === '' ? until : dayjs(decided).add(1, 'year').format('YYYY-MM-DD');
    return until > last ? '改正期限不超过一年' : undefined;
  },
};

/** Why a review cannot be decided. */
export const reviewProblem = (review: ServerRecord): string | undefined =>
  Object.values(REVIEW_PROBLEMS).flatMap((problem) => problem(review) ?? [])[0];

/** What is unusual in a review, but allowed. */
export const reviewWarnings = ({ memberType, reviewGrade }: ServerRecord): string[] =>
  memberType === PROBATIONER && textOf(reviewGrade) !== '' ? ['预备党员一般不评定等次'] : [];

/** What is unusual in all reviews of a branch in a year; probationers count among its members. */
export function gradeWarnings(reviews: readonly ServerRecord[]): string[] {
  const best = reviews.filter(({ reviewGrade }) => reviewGrade === BEST).length;
  return best * ONE_BEST_OF > reviews.length ? ['优秀等次超过三分之一'] : [];
}

/** Whether a full member would be decided without a grade. */
export const lacksGrade = ({ memberType, reviewGrade }: ServerRecord): boolean =>
  memberType !== PROBATIONER && textOf(reviewGrade) === '';

/** How often a member was there, of the meetings that were for them: 9/10 90%; without any there is none. */
export function attendRate(attendances: readonly ServerRecord[], memberId: unknown): string {
  const own = attendances.filter((one) => textOf(one['memberId']) === textOf(memberId));
  const there = own.filter(({ attendState }) => attendState === PRESENT).length;
  return own.length === 0 ? '' : `${there}/${own.length} ${Math.round((100 * there) / own.length)}%`;
}
