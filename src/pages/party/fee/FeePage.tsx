import { textOf } from '@/lib/record/ServerRecord';
import { thisMonth, today } from '@/lib/time/today';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Field } from '@/resource/model/Field';
import type { Resource } from '@/resource/model/Resource';
import { remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';
import { amountCell } from '../amounts';
import { BRANCH, branchFields, BranchSide, memberFields } from '../branch';
import { BRANCHES, markOf, MEMBERS, move, STANDARDS } from '../lists';
import {
  isPaid,
  isUnlikeStandard,
  monthProblem,
  PAID,
  paymentProblem,
  paymentWarnings,
  feeOf,
  standardFor,
} from './feeRules';
import { feeList, paidDay } from './feeDocuments';
import { ledgerOf, ledgerSources } from './ledger';
import { DUE_DATE, EXEMPT, type Fee, FEES, MONTH, STATE, UNPAID } from './fees';

const DUE: Field<'dueDate'> = {
  ...DUE_DATE,
  keepsValue: true,
  form: { required: true, help: '一般为月末；经上级党委同意按季度交纳的，为季末' },
};
const PAID_DATE: Field<'paidDate'> = { name: 'paidDate', label: '交纳日期', kind: 'day', form: { required: true } };
const PAY_WAY: Field<'payWay'> = {
  name: 'payWay',
  label: '方式',
  kind: 'dict',
  dict: 'pay_way',
  form: { required: true },
};

const FIELDS: readonly Field<NameOf<Fee>>[] = [
  ...branchFields(),
  ...memberFields(),
  { ...MONTH, column: { width: 76 }, form: { required: true, only: 'new' } },
  DUE,
  {
    name: 'due',
    label: '应交',
    kind: 'number',
    unit: '元',
    min: 0,
    decimals: 2,
    keepsValue: true,
    column: { width: 70, render: ({ due }) => amountCell(due) },
    form: { required: true },
  },
  {
    name: 'paid',
    label: '实交',
    kind: 'number',
    unit: '元',
    min: 0,
    decimals: 2,
    keepsValue: true,
    column: { width: 70, render: (fee) => (isPaid(fee) ? amountCell(fee.paid) : '') },
    form: { only: 'edit', when: isPaid },
  },
  { ...PAID_DATE, keepsValue: true, column: { width: 96, render: paidDay }, form: { only: 'edit', when: isPaid } },
  { ...PAY_WAY, column: { width: 60 }, form: { only: 'edit', when: isPaid } },
  { ...STATE, byServer: true, column: { width: 64 } },
  { name: 'payeeName', label: '收款人', byServer: true, detail: true },
  remarkField(),
];

const LIST: Resource<NameOf<Fee>> = {
  ...FEES,
  // As it is generated, the server does not set it.
  given: { feeState: UNPAID },
  fields: FIELDS,
};

/** 党费记录 */
export default resourcePage<Fee>({
  ...LIST,
  title: '党费记录',
  can: ['add', 'edit', 'remove', 'export', 'detail'],
  Side: BranchSide,
  opens: { query: { feeMonth: 'thisMonth' } },
  useRules: (_scope, base) =>
    useChecks(
      FIELDS,
      {
        feeMonth: async ({ feeMonth, memberId, memberName, deptId }, read) => {
          const members = await read(MEMBERS, { deptId: textOf(deptId), memberName: textOf(memberName) });
          const member = members.find((one) => textOf(one['memberId']) === textOf(memberId));
          return monthProblem(feeMonth, member?.['joinDate']);
        },
        paid: (fee) => (isPaid(fee) ? paymentProblem(fee, today()) : undefined),
      },
      base,
    ),
  warn: async (fee, read) => {
    const standards = await read(STANDARDS, {
      deptId: textOf(fee.deptId),
      memberName: textOf(fee.memberName),
      status: '0',
    });
    const isUnlike =
      fee.feeState !== EXEMPT && isUnlikeStandard(fee, standardFor(fee.memberId, fee.feeMonth, standards));
    return [...(isUnlike ? ['应交与标准不一致'] : []), ...(isPaid(fee) ? paymentWarnings(fee) : [])];
  },
  tools: [
    {
      key: 'fill',
      label: '生成本月',
      permission: 'add',
      ask: [BRANCH, { ...MONTH, query: false, form: { required: true, initial: thisMonth } }, { ...DUE, query: false }],
      fill: {
        from: ({ deptId }) => ({ list: MEMBERS, query: { deptId: textOf(deptId), memberState: '0' } }),
        with: { list: STANDARDS, query: ({ deptId }) => ({ deptId: textOf(deptId), status: '0' }), by: 'memberId' },
        existing: {
          query: ({ deptId, feeMonth }) => ({ deptId: textOf(deptId), feeMonth: textOf(feeMonth) }),
          key: ({ memberId }) => textOf(memberId),
        },
        make: feeOf,
        max: 50,
      },
    },
  ],
  selectionActions: [
    {
      key: 'collect',
      label: '收缴',
      permission: 'collect',
      when: ({ feeState }) => feeState === UNPAID,
      ask: [{ ...PAID_DATE, form: { required: true, initial: today } }, PAY_WAY, remarkField()],
      check: (fee, asked) => {
        const payment = { ...fee, ...asked, paid: fee.due };
        return { refuse: paymentProblem(payment, today()), warn: paymentWarnings(payment) };
      },
      each: move(FEES, 'collect'),
      question: (count) => `确定收缴${count}条党费记录？`,
    },
  ],
  rowActions: [
    {
      key: 'undo',
      label: '撤销',
      permission: 'undo',
      when: isPaid,
      each: (fee) => move(FEES, 'undo')(fee),
      question: (name) => `确定撤销${name}的收缴？交纳日期保留。`,
    },
  ],
  sums: [
    { label: '应交', of: 'due' },
    { label: '实交', of: 'paid' },
    { label: '未交', count: { feeState: UNPAID } },
  ],
  pivot: {
    branches: BRANCHES,
    rows: { field: 'deptId', all: 'branches' },
    columns: { field: 'feeMonth', all: 'months' },
    cell: { feeState: PAID },
    of: { feeState: [UNPAID, ...PAID] },
    mark: markOf,
  },
  documents: [
    {
      key: 'fees',
      label: '收缴明细',
      at: 'list',
      template: 'fees.docx',
      permission: 'export',
      data: (_record, [fees = []], words) => feeList(fees, (fee) => words(LIST, fee)),
    },
    {
      key: 'ledger',
      label: '收缴台账',
      at: 'list',
      permission: 'export',
      read: (_none, query) => ledgerSources(query, thisMonth()),
      sheet: (query, lists) => ledgerOf(query, lists, thisMonth()),
    },
  ],
});
