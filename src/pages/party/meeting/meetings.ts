import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { BRANCHES, type Meeting, PLAN_DATE } from '../lists';

/** States of a meeting, as `meeting_status` has them. */
export const PLANNED = '0';
export const WAITING = '1';
export const PASSED = '2';
export const BACK = '3';
export const EXCUSED = '4';

export const STATUS = {
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict: 'meeting_status',
  query: true,
} as const satisfies Field;

/** Meetings that should have been held by now. */
const THIS_QUARTER = { range: { planDate: { from: 'quarterStart', to: '-1d' } } } as const;

const NONE = {
  label: '本年计划尚未生成',
  branches: BRANCHES,
  range: { planDate: { from: 'yearStart', to: 'yearEnd' } },
} as const;

/** 组织生活, as far as meetings are counted. */
export const MEETINGS = {
  noun: '组织生活',
  measure: '条',
  path: '/party/meeting',
  id: 'meetingId',
  nameField: 'meetingName',
  permission: 'party:meeting',
  fields: [STATUS, PLAN_DATE],
  reminders: [
    { label: '待审组织生活', permission: 'approve', query: { status: WAITING } },
    { label: '退回待改（组织生活）', permission: 'submit', query: { status: BACK } },
    {
      label: '逾期未开',
      permission: ['submit', 'excuse'],
      query: { status: PLANNED },
      range: { planDate: { to: '-1d' } },
      isLate: true,
      none: NONE,
    },
  ],
  figures: [
    {
      label: '本季组织生活 完成 / 应开',
      unit: '次',
      part: { all: { query: { status: PASSED }, ...THIS_QUARTER } },
      of: { all: THIS_QUARTER, less: [{ query: { status: EXCUSED }, ...THIS_QUARTER }] },
      none: NONE,
    },
  ],
} as const satisfies Resource<NameOf<Meeting>>;
