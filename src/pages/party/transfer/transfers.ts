import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';

/** How a member leaves, comes, or changes the branch. */
export interface Transfer {
  transferId: number;
  deptId: number;
  deptName: string;
  memberId: number;
  memberName: string;
  directionType: string;
  wayType: string;
  letterNo: string;
  headTitle: string;
  fromUnit: string;
  toUnit: string;
  feeUntil: string;
  validDays: number;
  letterDate: string;
  expireDate: string;
  receiptDate: string;
  oldAddress: string;
  oldPhone: string;
  oldZip: string;
  status: string;
  backReason: string;
  remark: string;
}

/** States of a transfer, as `transfer_status` has them. */
export const DRAFT = '0';
export const WAITING = '1';
export const ISSUED = '2';
export const RECEIVED = '3';
export const BACK = '4';
export const VOID = '5';

export const STATUS = {
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict: 'transfer_status',
  query: true,
} as const satisfies Field;
export const LETTER_DATE = {
  name: 'letterDate',
  label: '开具日期',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'LetterDate',
} as const satisfies Field;
export const EXPIRE_DATE = {
  name: 'expireDate',
  label: '到期日',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'ExpireDate',
} as const satisfies Field;

/** 组织关系转接, as far as transfers are counted. */
export const TRANSFERS = {
  noun: '组织关系转接',
  measure: '条',
  path: '/party/transfer',
  id: 'transferId',
  nameField: 'memberName',
  permission: 'party:transfer',
  fields: [STATUS, LETTER_DATE, EXPIRE_DATE],
  reminders: [
    { label: '退回待改（转接）', permission: 'submit', query: { status: BACK } },
    {
      label: '介绍信将到期',
      permission: 'issue',
      query: { status: ISSUED },
      range: { expireDate: { to: '+10d' } },
    },
    {
      label: '30天无回执',
      permission: 'issue',
      query: { status: ISSUED },
      range: { letterDate: { to: '-30d' } },
      isLate: true,
    },
  ],
} as const satisfies Resource<NameOf<Transfer>>;
