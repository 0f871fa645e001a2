import type { ServerRecord } from '@/lib/record/ServerRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { centsOf } from '../amounts';
import { dueOf, FARMER, FARMERS_DUE } from './dues';

/** No reduction, as `reduce_type` has it. */
export const NOT_REDUCED = '0';
/** States of a standard: in use, ended, or waiting for the approval of a reduction. */
export const IN_USE = '0';
export const ENDED = '1';
export const WAITING = '2';

/** The months from one to the other, without an end if that is empty. */
interface Months {
  startMonth?: unknown;
  endMonth?: unknown;
}

/** Whether a period holds a month (`yyyy-MM`). */
export const coversMonth = ({ startMonth, endMonth }: Months, month: string): boolean =>
  textOf(startMonth) <= month && (textOf(endMonth) === '' || textOf(endMonth) >= month);

const overlaps = (one: Months, other: Months): boolean => {
  const [first, last] = [textOf(other.startMonth), textOf(other.endMonth)];
  return (
    (textOf(one.endMonth) === '' || textOf(one.endMonth) >= first) && (last === '' || textOf(one.startMonth) <= last)
  );
};

/** Why a standard cannot be so, by its dues. */
export function dueProblem(standard: ServerRecord): string | undefined {
  const due = centsOf(standard['due']);
  if (due === undefined) return undefined;
  const isReduced = textOf(standard['reduceType']) !== NOT_REDUCED;
  if (standard['payerType'] === FARMER && !isReduced && (due < FARMERS_DUE.least || due > FARMERS_DUE.most))
    return '农民党员月应交0.2元至1元';
  const least = dueOf(standard);
  return least !== undefined && due < least && !isReduced ? '低于应交标准，须填减免' : undefined;
}

/** Why a standard cannot end so. */
export const endProblem = ({ startMonth, endMonth }: Months): string | undefined =>
  textOf(endMonth) !== '' && textOf(endMonth) < textOf(startMonth) ? '终止月份不能早于起始月份' : undefined;

/** Why a standard cannot be so, by the others of its member. */
export function periodProblem(standard: ServerRecord, others: readonly ServerRecord[]): string | undefined {
  const isOther = ({ standardId, memberId, status }: ServerRecord) =>
    standardId !== standard['standardId'] && textOf(memberId) === textOf(standard['memberId']) && status !== ENDED;
  return others.some((one) => isOther(one) && overlaps(one, standard)) ? '该党员这一时期已有标准' : undefined;
}

/** What is unusual, but allowed. */
export function standardWarnings(standard: ServerRecord): string[] {
  const [due, usual] = [centsOf(standard['due']), dueOf(standard)];
  return due !== undefined && usual !== undefined && due > usual ? ['月应交高于应交标准'] : [];
}
