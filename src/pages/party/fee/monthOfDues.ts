import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { monthProblem } from './feeRules';
import { EXEMPT, UNPAID } from './fees';
import { coversMonth } from './standardRules';

/** A reduction to nothing, as `reduce_type` has it. */
const NOTHING = '2';

/** The standard of a member for a month, of several. */
export const standardFor = (
  memberId: unknown,
  month: unknown,
  standards: readonly ServerRecord[],
): ServerRecord | undefined =>
  standards.find((one) => textOf(one['memberId']) === textOf(memberId) && coversMonth(one, textOf(month)));

/**
 * The dues of a member for the month that was asked for; a text says why there are none.
 *
 * @param standards those of the member that are in use
 */
export function feeOf(
  member: ServerRecord,
  standards: readonly ServerRecord[],
  { feeMonth, dueDate }: ServerRecord,
): ServerRecord | string {
  const { deptId, deptName, memberId, memberName, joinDate } = member;
  const problem = monthProblem(feeMonth, joinDate);
  if (problem !== undefined) return problem;
  const standard = standardFor(memberId, feeMonth, standards);
  if (!standard) return '没有标准';
  const isExempt = standard['reduceType'] === NOTHING;
  return {
    ...{ deptId, deptName, memberId, memberName, feeMonth, dueDate },
    due: isExempt ? 0 : standard['due'],
    feeState: isExempt ? EXEMPT : UNPAID,
  };
}
