import dayjs from 'dayjs';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { centsOf } from '../amounts';
import { EXEMPT, UNPAID } from './fees';
import { coversMonth } from './standardRules';

/** States of dues that were paid, as `fee_state` has them. */
export const PAID = ['1', '2'] as const;
/** Paid by somebody else, as `pay_way` has it. */
const BY_OTHERS = '4';
/** 第十二条: later is unusual. */
const LATE_MONTHS = 6;
/** 第十一条, in cents. */
const MUCH_MORE = 100_000;

export const isPaid = (fee: ServerRecord): boolean => PAID.some((state) => state === fee['feeState']);

/** Why a payment cannot be so: its amount, its day or its way. */
export function paymentProblem(fee: ServerRecord, today: string): string | undefined {
  const [day, due, paid] = [textOf(fee['paidDate']), centsOf(fee['due']) ?? 0, centsOf(fee['paid'])];
  if (day === '' || textOf(fee['payWay']) === '') return '请填写交纳日期和方式';
  if (day > today) return '交纳日期不能晚于今天';
  return paid !== undefined && paid < due ? '实交少于应交' : undefined;
}

/** Why there are no dues for a month. */
export const monthProblem = (feeMonth: unknown, joinDate: unknown): string | undefined =>
  textOf(joinDate) !== '' && textOf(feeMonth) !== '' && textOf(feeMonth) < textOf(joinDate).slice(0, 'yyyy-MM'.length)
    ? '所属月份早于入党月份'
    : undefined;

/** What is unusual in a payment, but allowed. */
export function paymentWarnings(fee: ServerRecord): string[] {
  const [day, until, due] = [textOf(fee['paidDate']), textOf(fee['dueDate']), centsOf(fee['due']) ?? 0];
  const lastDay = dayjs(until).add(LATE_MONTHS, 'month').format('YYYY-MM-DD');
  return [
    ...(day !== '' && until !== '' && day > lastDay ? ['补交一般不超过6个月'] : []),
    ...(fee['payWay'] === BY_OTHERS && textOf(fee['remark']).trim() === '' ? ['代交请在备注写明代交人'] : []),
    ...((centsOf(fee['paid']) ?? 0) - due >= MUCH_MORE ? ['多交1000元以上的全部上缴中央'] : []),
  ];
}

/** Whether dues are unlike the standard of their member; without a standard there is nothing to compare. */
export const isUnlikeStandard = (fee: ServerRecord, standard: ServerRecord | undefined): boolean =>
  standard !== undefined && centsOf(fee['due']) !== centsOf(standard['due']);

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
