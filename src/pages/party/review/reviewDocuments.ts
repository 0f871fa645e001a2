import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';

/** Several values in words, each once. */
const each = (values: readonly unknown[]): string => [...new Set(values.map(textOf))].sort().join('、');

/**
 * What `review.docx` asks for: 民主评议汇总表.
 *
 * @param words the values of a row by their labels
 */
export function reviewTable(
  reviews: readonly ServerRecord[],
  words: (review: ServerRecord) => Readonly<Record<string, string>>,
): object {
  const branches = new Set(reviews.map(({ deptName }) => textOf(deptName)));
  return {
    党组织: branches.size === 1 ? [...branches][0] : `${branches.size}个党支部`,
    年度: each(reviews.map(({ reviewYear }) => reviewYear)),
    人数: reviews.length,
    制表日期: today(),
    行: reviews.map((review, at) => {
      const { 姓名, 优秀票, 合格票, 基本合格票, 不合格票, 等次, 处置 } = words(review);
      return { 序号: at + 1, 姓名, 优秀票, 合格票, 基本合格票, 不合格票, 等次, 处置 };
    }),
  };
}
