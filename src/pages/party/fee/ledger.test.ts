import { expect, test } from 'vitest';
import { ledgerOf, ledgerSources } from './ledger';

const fee = (memberId: number, memberName: string, more: object) => ({
  ...{ memberId, memberName, feeMonth: '2026-01', due: 45, paid: 45, feeState: '1' },
  ...more,
});

const FEES = [
  fee(1, '张伟', {}),
  fee(1, '张伟', { feeMonth: '2026-02', feeState: '0', paid: 0 }),
  // Taken back: what was paid once does not count.
  fee(2, '李娜', { due: 0.2, paid: 0.2, feeState: '0' }),
  // Of the next year, and due in its first quarter.
  fee(1, '张伟', { feeMonth: '2027-01' }),
];
const STANDARDS = [
  { memberId: 1, memberName: '张伟', payerType: '1', base: 4500, rate: 1, due: 45, remark: '三月起调整' },
  { memberId: 2, memberName: '李娜', payerType: '6', base: 9, rate: 1, due: 0.2 },
  { memberId: 3, memberName: '王芳', payerType: '4', base: 5000, rate: 0.5, due: 25 },
];

test('收缴台账 has a line for each member and their sums (§20.6)', () => {
  expect(ledgerOf({}, [FEES, STANDARDS], '2026-11').map((row) => row.map(({ text }) => text))).toEqual([
    ['序号', '党员姓名', '月工资收入', '执行标准', '月应缴党费', '全年应缴', '全年实缴', '备注'],
    ['1', '张伟', '4500.00', '1%', '45.00', '90.00', '45.00', '三月起调整'],
    ['2', '李娜', '', '', '0.20', '0.20', '0.00', ''],
    ['3', '王芳', '5000.00', '0.5%', '25.00', '0.00', '0.00', ''],
    ['', '总计', '', '', '70.20', '90.20', '45.00', ''],
  ]);
});

test('收缴台账 is of the year of the month that is asked for, and of its unit (§20.6)', () => {
  const days = (year: number) => ({ params: { beginDueDate: `${year}-01-01`, endDueDate: `${year + 1}-03-31` } });
  const queries = (query: Record<string, string>) => ledgerSources(query, '2026-11').map((source) => source.query);
  expect(queries({ deptId: '7', feeMonth: '2025-12', memberName: '张' })).toEqual([
    { deptId: '7', ...days(2025) },
    { deptId: '7', status: '0' },
  ]);
  expect(queries({})).toEqual([days(2026), { status: '0' }]);
});
