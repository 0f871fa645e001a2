import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import { centsOf, yuanText } from '../amounts';
import { isPaid } from './feeRules';

/** The day of a payment; what was taken back keeps its day, which is not shown. */
export const paidDay = (fee: { paidDate?: unknown; feeState?: unknown }): string =>
  isPaid(fee) ? textOf(fee.paidDate) : '';

/**
 * What `fees.docx` asks for: 收缴明细.
 *
 * @param words the values of a row by their labels
 */
export function feeList(
  fees: readonly ServerRecord[],
  words: (fee: ServerRecord) => Readonly<Record<string, string>>,
): object {
  const total = (name: string) => yuanText(fees.reduce((sum, fee) => sum + (centsOf(fee[name]) ?? 0), 0));
  return {
    范围: [...new Set(fees.map(({ feeMonth }) => textOf(feeMonth)))].sort().join('、'),
    条数: fees.length,
    制表日期: today(),
    行: fees.map((fee) => {
      const { 姓名, 月份, 应交, 实交, 方式 } = words(fee);
      return { 姓名, 月份, 应交, 实交, 日期: paidDay(fee), 方式: isPaid(fee) ? 方式 : '' };
    }),
    应交合计: total('due'),
    实交合计: total('paid'),
  };
}
