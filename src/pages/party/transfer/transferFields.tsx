import { Typography } from 'antd';
import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import { remarkField } from '@/resource/model/usualFields';
import { branchFields, memberFields } from '../branch';
import { hasLetter, IN, isExpired, OUT } from './transferRules';
import { BACK, EXPIRE_DATE, LETTER_DATE, STATUS, type Transfer } from './transfers';

type Name = NameOf<Transfer>;

/** Of who comes, the name is typed: the roster has nobody yet. */
const comes = ({ directionType }: { directionType?: unknown }) => directionType === IN;

/** What a letter says of the committee that writes it. */
const ofLetter = (
  name: 'headTitle' | 'oldAddress' | 'oldPhone' | 'oldZip',
  label: string,
  max: number,
): Field<Name> => ({
  name,
  label,
  form: { max, when: (transfer) => hasLetter(transfer) },
});

/** The branch, where it is one of both ends of the way. */
const unit = (name: 'fromUnit' | 'toUnit', label: string, isOwn: (directionType: unknown) => boolean): Field<Name> => ({
  name,
  label,
  from: ({ directionType, deptName }) => (isOwn(directionType) ? deptName : undefined),
  column: name === 'toUnit' ? true : { hidden: true, width: 160 },
  form: { required: true, max: 100 },
});

export const TRANSFER_FIELDS: readonly Field<Name>[] = [
  {
    name: 'backReason',
    label: '退回或作废原因',
    byServer: true,
    form: { only: 'edit', wide: true, when: ({ status }) => status === BACK },
  },
  // What may come of a transfer goes by branch, direction and member: they are chosen once.
  ...branchFields().map((field) => (field.form ? { ...field, form: { required: true, only: 'new' as const } } : field)),
  {
    name: 'directionType',
    label: '方向',
    kind: 'dict',
    dict: 'transfer_direction',
    query: true,
    column: { width: 60 },
    form: { required: true, initial: OUT, only: 'new' },
  },
  ...memberFields().map((field): Field<Name> =>
    field.name === 'memberId'
      ? { ...field, form: { required: true, only: 'new', when: (transfer) => !comes(transfer) } }
      : { ...field, form: { required: true, max: 30, when: comes } },
  ),
  {
    name: 'wayType',
    label: '方式',
    kind: 'dict',
    dict: 'transfer_way',
    query: true,
    column: { hidden: true, width: 84 },
    form: { required: true },
  },
  unit('fromUnit', '由何处', (direction) => direction !== IN),
  unit('toUnit', '去何处', (direction) => direction === IN),
  { name: 'feeUntil', label: '党费交至', kind: 'month', form: { required: true } },
  ofLetter('headTitle', '抬头', 100),
  ofLetter('oldAddress', '原党委地址', 100),
  ofLetter('oldPhone', '电话传真', 64),
  ofLetter('oldZip', '邮编', 10),
  { name: 'letterNo', label: '介绍信编号', query: true, byServer: true, column: { title: '编号', width: 76 } },
  { name: 'validDays', label: '有效期天数', byServer: true, detail: true },
  { ...LETTER_DATE, byServer: true, column: { title: '开具', width: 92, hidden: true } },
  {
    ...EXPIRE_DATE,
    byServer: true,
    column: {
      title: '到期',
      width: 92,
      render: (transfer) => (
        <Typography.Text {...(isExpired(transfer, today()) && { type: 'danger' })}>
          {textOf(transfer.expireDate)}
        </Typography.Text>
      ),
    },
  },
  {
    name: 'receiptDate',
    label: '回执日期',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'ReceiptDate',
    byServer: true,
    column: { title: '回执', width: 92, hidden: true },
  },
  { ...STATUS, byServer: true, column: { width: 68 } },
  remarkField(),
];
