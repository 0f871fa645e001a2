import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';

/** A committee, a general branch or a branch, with the term of those who lead it. */
export interface Org {
  orgId: number;
  deptId: number;
  deptName: string;
  parentName: string;
  orgType: string;
  foundDate: string;
  foundNo: string;
  seatNum: number;
  termNo: number;
  termStart: string;
  termYears: number;
  delayUntil: string;
  delayNo: string;
  termDue: string;
  status: string;
  remark: string;
}

/** `sys_normal_disable`: it is there. */
export const EXISTS = '0';

export const STATUS = {
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict: 'sys_normal_disable',
  query: true,
} as const satisfies Field;
export const TERM_DUE = {
  name: 'termDue',
  label: '应换届日期',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'TermDue',
} as const satisfies Field;

const THERE = { query: { status: EXISTS } };

/** 党组织, as far as they are counted. */
export const ORGS = {
  noun: '党组织',
  path: '/party/org',
  id: 'orgId',
  nameField: 'deptName',
  permission: 'party:org',
  fields: [STATUS, TERM_DUE],
  reminders: [
    { label: '半年内换届', permission: 'edit', ...THERE, range: { termDue: { from: 'today', to: '+6m' } } },
    { label: '换届逾期', permission: 'edit', ...THERE, range: { termDue: { to: '-1d' } }, isLate: true },
  ],
  figures: [{ label: '党组织', unit: '个', part: { all: THERE } }],
} as const satisfies Resource<NameOf<Org>>;
