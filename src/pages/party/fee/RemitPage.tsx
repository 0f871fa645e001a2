import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import { countField, remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';
import { amountCell } from '../amounts';
import { branchFields, BranchSide } from '../branch';
import { FEES } from './fees';
import { remitProblem, remitWarnings } from './remitRules';
import { RemitSumInput } from './RemitSumInput';

/** What a branch has passed on of the dues of a month. */
interface Remit {
  remitId: number;
  deptId: number;
  deptName: string;
  remitMonth: string;
  remitSum: number;
  memberNum: number;
  remitDate: string;
  voucherNo: string;
  payee: string;
  remark: string;
}

const FIELDS: readonly Field<NameOf<Remit>>[] = [
  ...branchFields(),
  {
    name: 'remitMonth',
    label: '所属月份',
    kind: 'month',
    query: true,
    column: { title: '月份', width: 72 },
    form: { required: true },
  },
  {
    name: 'remitSum',
    label: '上缴金额',
    kind: 'number',
    unit: '元',
    min: 0,
    decimals: 2,
    keepsValue: true,
    column: { title: '金额', width: 104, render: ({ remitSum }) => amountCell(remitSum) },
    form: { required: true, Input: RemitSumInput },
  },
  countField('memberNum', '交费人数', { column: { title: '人数', width: 62 }, form: { required: true } }),
  {
    name: 'remitDate',
    label: '上缴日期',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'RemitDate',
    keepsValue: true,
    column: { width: 92 },
    form: { required: true, initial: today },
  },
  { name: 'voucherNo', label: '凭证号', column: { width: 90 }, form: { max: 64 } },
  { name: 'payee', label: '收款单位', column: { width: 102 }, form: { max: 64 } },
  remarkField(),
];

/** 党费上缴: what is noted of money that moves elsewhere. */
export default resourcePage<Remit>({
  noun: '党费上缴',
  title: '党费上缴',
  measure: '条',
  path: '/party/remit',
  id: 'remitId',
  nameField: 'deptName',
  permission: 'party:remit',
  can: ['add', 'edit', 'remove', 'export', 'detail'],
  Side: BranchSide,
  fields: FIELDS,
  useRules: (_scope, base) => useChecks(FIELDS, { remitDate: (remit) => remitProblem(remit, today()) }, base),
  warn: async (remit, read) =>
    remitWarnings(remit, await read(FEES, { deptId: textOf(remit.deptId), feeMonth: textOf(remit.remitMonth) })),
});
