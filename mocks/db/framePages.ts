import { daysAgo, monthsAgo } from './party/months';
import { UNITS } from './units';

/** A page of another system of the group, which the menu shows in a frame: a table. */
export interface FrameTable {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Rows are lines, cells are separated by blanks. */
const table = (title: string, columns: string, rows: string): FrameTable => ({
  title,
  columns: columns.split(' '),
  rows: rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' ')),
});

const TABLES: Readonly<Record<string, FrameTable>> = {
  groups: table(
    '党小组管理',
    '党小组 所在党支部 组长 党员人数',
    `装卸一班党小组 集装箱码头公司第一党支部 刘志强 9
     桥吊司机党小组 集装箱码头公司第一党支部 孙卫东 11
     理货三组党小组 外轮理货公司党支部 赵敏 7`,
  ),
  study: table(
    '学习计划',
    '月份 内容 方式 学时',
    `${monthsAgo(0)} 党的二十届四中全会精神 集中学习 4
     ${monthsAgo(1)} 中国共产党纪律处分条例 党课 2
     ${monthsAgo(2)} 港口安全生产专题 参观教育 3`,
  ),
  portal: table(
    '学习专题',
    '专题 期数 更新日期',
    `党史学习教育 12 ${daysAgo(4)}
     纪律教育 8 ${daysAgo(18)}
     港口先锋 21 ${daysAgo(3)}`,
  ),
};

/** The page of this name; `unit-1` and so on are the units. */
export function findFramePage(name: string): FrameTable | undefined {
  const unit = UNITS[Number(/^unit-(\d+)$/.exec(name)?.[1]) - 1];
  if (unit === undefined) return Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  return table(unit, '党组织 党员人数 书记', `${unit}第一党支部 32 李建国\n${unit}第二党支部 27 周海燕`);
}
