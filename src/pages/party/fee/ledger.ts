import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { SheetCell } from '@/lib/xlsx/cellFormats';
import { groupBy, type RowsOf } from '@/resource/model/fill';
import { filterParams, type ListParams, writeRange } from '@/resource/model/listQuery';
import { centsOf, yuanText } from '../amounts';
import { STANDARDS } from '../lists';
import { hasBase } from './dues';
import { isPaid } from './feeRules';
import { FEES } from './fees';
import { IN_USE } from './standardRules';

/** The year of the ledger: that of the month which is asked for, else the current one. */
const yearOf = ({ feeMonth }: ListParams, thisMonth: string): string => (textOf(feeMonth) || thisMonth).slice(0, 4);

/** What 收缴台账 is made of: the dues of the unit that the list is asked for, and its standards in use. Dues of a year may be due early in the next one. */
export function ledgerSources(query: ListParams, thisMonth: string): readonly RowsOf[] {
  const year = yearOf(query, thisMonth);
  const { deptId, deptName } = query;
  const unit = { ...(deptId !== undefined && { deptId }), ...(deptName !== undefined && { deptName }) };
  const days = filterParams({ dueDate: writeRange([`${year}-01-01`, `${Number(year) + 1}-03-31`]) }, FEES);
  return [
    { list: FEES, query: { ...unit, ...days } },
    { list: STANDARDS, query: { ...unit, status: IN_USE } },
  ];
}

const HEAD = ['序号', '党员姓名', '月工资收入', '执行标准', '月应缴党费', '全年应缴', '全年实缴', '备注'];

const word = (text: string): SheetCell => ({ text, isAmount: false });
const amount = (cents: number | undefined): SheetCell =>
  cents === undefined ? word('') : { text: yuanText(cents), isAmount: true };
const sumOf = (fees: readonly ServerRecord[], name: 'due' | 'paid'): number =>
  fees.reduce((sum, fee) => sum + (centsOf(fee[name]) ?? 0), 0);

/** The columns of the ledger that a member's standard gives: 月工资收入, 执行标准, 月应缴党费. */
function standardCells({ payerType, base, rate, due }: ServerRecord): SheetCell[] {
  const isByRate = hasBase(payerType);
  const percent = textOf(rate);
  return [
    amount(isByRate ? centsOf(base) : undefined),
    word(isByRate && percent !== '' ? `${percent}%` : ''),
    amount(centsOf(due)),
  ];
}

/** 收缴台账: a line for each member of whom there are dues or a standard, and their sums. */
export function ledgerOf(
  query: ListParams,
  [found = [], standards = []]: readonly (readonly ServerRecord[])[],
  thisMonth: string,
): SheetCell[][] {
  const fees = found.filter(({ feeMonth }) => textOf(feeMonth).startsWith(yearOf(query, thisMonth)));
  const standardOf = new Map(standards.map((standard) => [textOf(standard['memberId']), standard]));
  const feesOf = groupBy(fees, 'memberId');
  const members = new Map([...fees, ...standards].map((row) => [textOf(row['memberId']), textOf(row['memberName'])]));
  const lines = [...members].map(([memberId, name], at) => {
    const [standard, own] = [standardOf.get(memberId) ?? {}, feesOf.get(memberId) ?? []];
    return [
      word(String(at + 1)),
      word(name),
      ...standardCells(standard),
      amount(sumOf(own, 'due')),
      amount(sumOf(own.filter(isPaid), 'paid')),
      word(textOf(standard['remark'])),
    ];
  });
  const total = [
    ...['', '总计', '', ''].map(word),
    amount(sumOf(standards, 'due')),
    amount(sumOf(fees, 'due')),
    amount(sumOf(fees.filter(isPaid), 'paid')),
    word(''),
  ];
  return [HEAD.map(word), ...lines, total];
}
