import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { centsOf } from '../amounts';
import { isPaid } from './feeRules';

/** What was paid of the dues of a month, in cents, and by how many. */
export function paidOf(fees: readonly ServerRecord[]): { cents: number; members: number } {
  const paid = fees.filter(isPaid);
  return { cents: paid.reduce((sum, fee) => sum + (centsOf(fee['paid']) ?? 0), 0), members: paid.length };
}

/** Why dues cannot have been passed on so. */
export const remitProblem = ({ remitDate }: ServerRecord, today: string): string | undefined =>
  textOf(remitDate) > today ? '上缴日期不能晚于今天' : undefined;

/** What is unusual, but allowed. */
export const remitWarnings = ({ remitSum }: ServerRecord, fees: readonly ServerRecord[]): string[] =>
  centsOf(remitSum) === paidOf(fees).cents ? [] : ['上缴金额与该月实交合计不一致'];
