import { expect, test } from 'vitest';
import { filterParams } from '@/resource/model/listQuery';
import { countedOf, figureCounts } from '@/resource/model/figures';
import { FIGURES, REMINDERS } from './reminders';

const NOW = new Date(2026, 10, 28, 12);

const params = new Map(
  REMINDERS.flatMap(({ list }) =>
    countedOf(list, NOW).map(({ label, filters }) => [label, filterParams(filters, list)] as const),
  ),
);

const until = (name: string, day: string, from = '1000-01-01') => ({
  params: { [`begin${name}`]: from, [`end${name}`]: day },
});
const quarter = until('PlanDate', '2026-11-27', '2026-10-01');

const COUNTED: [label: string, params: object][] = [
  ['待审组织生活', { status: '1' }],
  ['退回待改（组织生活）', { status: '3' }],
  ['逾期未开', { status: '0', ...until('PlanDate', '2026-11-27') }],
  ['本年计划尚未生成', until('PlanDate', '2026-12-31', '2026-01-01')],
  ['上月党费未交', { feeMonth: '2026-10', feeState: '0' }],
  ['上月党费尚未生成', { feeMonth: '2026-10' }],
  ['逾期5个月以上的党费', { feeState: '0', ...until('DueDate', '2026-06-28') }],
  ['预备期将满', { memberState: '0', memberType: '2', ...until('JoinDate', '2025-12-28') }],
  ['失联满6个月', { memberState: '0', contactFlag: '1', ...until('LostDate', '2026-05-28') }],
  ['半年内换届', { status: '0', ...until('TermDue', '2027-05-28', '2026-11-28') }],
  ['换届逾期', { status: '0', ...until('TermDue', '2026-11-27') }],
  ['退回待改（转接）', { status: '4' }],
  ['介绍信将到期', { status: '2', ...until('ExpireDate', '2026-12-08') }],
  ['30天无回执', { status: '2', ...until('LetterDate', '2026-10-29') }],
  ['发展期限30天内', { status: '0', ...until('NextDue', '2026-12-28') }],
  ['党员 正式 / 预备 (1)', { memberState: '0', memberType: '1' }],
  ['党员 正式 / 预备 (2)', { memberState: '0', memberType: '2' }],
  ['上月党费 已交 / 应交 (1)', { feeMonth: '2026-10' }],
  ['上月党费 已交 / 应交 (2)', { feeMonth: '2026-10', feeState: '0' }],
  ['上月党费 已交 / 应交 (3)', { feeMonth: '2026-10', feeState: '3' }],
  ['本季组织生活 完成 / 应开 (1)', { status: '2', ...quarter }],
  ['本季组织生活 完成 / 应开 (2)', quarter],
  ['本季组织生活 完成 / 应开 (3)', { status: '4', ...quarter }],
  ['党组织 (1)', { status: '0' }],
  ['改正期将满', { status: '3', ...until('HandleUntil', '2026-12-28') }],
  ['年度评议未定', { status: '0', reviewYear: '2026' }],
  ['本年评议尚未生成', { reviewYear: '2026' }],
  ['谈话逾期', { status: '0', ...until('PlanDate', '2026-11-27') }],
];

test.each(COUNTED)('%s on 2026-11-28 asks for %j, with both ends of a period (§2.108, §2.109)', (label, asked) => {
  expect(params.get(label)).toEqual(asked);
});

test('nothing else is counted, and no figure by more than three calls', () => {
  expect(params.size).toBe(COUNTED.length);
  for (const { list } of FIGURES)
    for (const figure of list.figures ?? []) expect(figureCounts(figure, NOW).length).toBeLessThanOrEqual(3);
});
