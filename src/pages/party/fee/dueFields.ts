import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import { amountCell } from '../amounts';
import { dueOf, hasBase, percentOf } from './dues';
import { NOT_REDUCED } from './standardRules';

/** In one line, as rows of one height need it: when it began, or when it ended. */
const period = ({ startMonth, endMonth }: ServerRecord) =>
  textOf(endMonth) === '' ? `${textOf(startMonth)} 起` : `至 ${textOf(endMonth)}`;

/** Of what, how much and from when on a member pays. Rate and dues follow from the category and the base. */
export const dueFields = (): readonly Field<'payerType' | 'base' | 'rate' | 'due' | 'startMonth' | 'reduceType'>[] => [
  {
    name: 'payerType',
    label: '类别',
    kind: 'dict',
    dict: 'payer_type',
    query: true,
    column: { width: 76 },
    form: { required: true, initial: '1' },
  },
  {
    name: 'base',
    label: '计算基数',
    kind: 'number',
    unit: '元',
    min: 0,
    decimals: 2,
    private: true,
    keepsValue: true,
    column: { title: '基数', width: 94, render: ({ payerType, base }) => (hasBase(payerType) ? amountCell(base) : '') },
    form: {
      required: true,
      when: ({ payerType }) => hasBase(payerType),
      help: '每月税后、相对固定的工资收入：基本工资、岗位工资、奖金',
    },
  },
  {
    name: 'rate',
    label: '比例（%）',
    kind: 'number',
    column: {
      title: '比例',
      width: 70,
      render: ({ payerType, rate }) => (hasBase(payerType) && textOf(rate) !== '' ? `${textOf(rate)}%` : ''),
    },
    from: (payer) => percentOf(payer) ?? null,
  },
  {
    name: 'due',
    label: '月应交',
    kind: 'number',
    unit: '元',
    min: 0,
    decimals: 2,
    keepsValue: true,
    column: { width: 74, render: ({ due }) => amountCell(due) },
    form: { required: true },
    from({ payerType, base }) {
      const cents = dueOf({ payerType, base });
      return cents === undefined ? undefined : cents / 100;
    },
  },
  {
    name: 'startMonth',
    label: '起始月份',
    kind: 'month',
    query: true,
    column: { title: '起止', width: 86, render: period },
    form: { required: true },
  },
  {
    name: 'reduceType',
    label: '减免',
    kind: 'dict',
    dict: 'reduce_type',
    radio: true,
    column: { hidden: true, width: 64 },
    form: { required: true, initial: NOT_REDUCED, help: '少交、免交由支部研究，报上一级党委批准' },
  },
];
