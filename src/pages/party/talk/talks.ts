import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { PLAN_DATE } from '../lists';

/** A talk between two comrades, planned or held. */
export interface Talk {
  talkId: number;
  deptId: number;
  deptName: string;
  planDate: string;
  talkDate: string;
  talkerId: number;
  talkerName: string;
  memberId: number;
  memberName: string;
  talkType: string;
  topic: string;
  summary: string;
  status: string;
  remark: string;
}

/** States of a talk, as `talk_status` has them. */
export const PLANNED = '0';
export const HELD = '1';

export const STATUS = {
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict: 'talk_status',
  query: true,
} as const satisfies Field;

/** 谈心谈话, as far as they are counted. */
export const TALKS = {
  noun: '谈心谈话',
  measure: '条',
  path: '/party/talk',
  id: 'talkId',
  nameField: 'memberName',
  permission: 'party:talk',
  fields: [PLAN_DATE, STATUS],
  reminders: [
    {
      label: '谈话逾期',
      permission: 'edit',
      query: { status: PLANNED },
      range: { planDate: { to: '-1d' } },
      isLate: true,
    },
  ],
} as const satisfies Resource<NameOf<Talk>>;
