import dayjs from 'dayjs';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { centsOf } from '../amounts';

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
