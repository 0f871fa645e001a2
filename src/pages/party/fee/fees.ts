import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { BRANCHES } from '../lists';

/** What a member owes for a month, and has paid. */
export interface Fee {
  feeId: number;
  deptId: number;
  deptName: string;
  memberId: number;
  memberName: string;
  feeMonth: string;
  dueDate: string;
  due: number;
  paid: number;
  paidDate: string;
  payWay: string;
  feeState: string;
  payeeName: string;
  remark: string;
}

/** States of dues, as `fee_state` has them. */
export const UNPAID = '0';
export const EXEMPT = '3';

export const MONTH = { name: 'feeMonth', label: '月份', kind: 'month', query: true } as const satisfies Field;
export const DUE_DATE = {
  name: 'dueDate',
  label: '应交截止',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'DueDate',
} as const satisfies Field;
export const STATE = {
  name: 'feeState',
  label: '状态',
  kind: 'dict',
  dict: 'fee_state',
  query: true,
} as const satisfies Field;

const LAST_MONTH = { query: { feeMonth: 'lastMonth' } };
const inState = (feeState: string) => ({ query: { ...LAST_MONTH.query, feeState } });
const NONE = { label: '上月党费尚未生成', branches: BRANCHES, ...LAST_MONTH };

/** 党费记录, as far as they are counted. */
export const FEES = {
  noun: '党费记录',
  measure: '条',
  path: '/party/fee',
  id: 'feeId',
  nameField: 'memberName',
  permission: 'party:fee',
  fields: [MONTH, DUE_DATE, STATE],
  reminders: [
    { label: '上月党费未交', permission: 'collect', ...inState(UNPAID), none: NONE },
    {
      label: '逾期5个月以上的党费',
      permission: 'collect',
      query: { feeState: UNPAID },
      range: { dueDate: { to: '-5m' } },
      isLate: true,
    },
  ],
  figures: [
    {
      label: '上月党费 已交 / 应交',
      unit: '人',
      part: { all: LAST_MONTH, less: [inState(UNPAID), inState(EXEMPT)] },
      of: { all: LAST_MONTH, less: [inState(EXEMPT)] },
      none: NONE,
    },
  ],
} as const satisfies Resource<NameOf<Fee>>;
