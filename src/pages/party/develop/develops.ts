import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';

/** Somebody on the way into the party. */
export interface Develop {
  developId: number;
  deptId: number;
  deptName: string;
  personName: string;
  sex: string;
  birthDate: string;
  postName: string;
  stage: string;
  stepKey: string;
  nextDue: string;
  applyDate: string;
  activistDate: string;
  targetDate: string;
  joinDate: string;
  fullDue: string;
  extendFlag: string;
  contactNames: string;
  sponsorNames: string;
  status: string;
  memberId: number;
  remark: string;
}

/** `develop_status`: under way. */
export const UNDER_WAY = '0';

export const STATUS = {
  name: 'status',
  label: '状态',
  kind: 'dict',
  dict: 'develop_status',
  query: true,
} as const satisfies Field;
export const NEXT_DUE = {
  name: 'nextDue',
  label: '下步期限',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'NextDue',
} as const satisfies Field;

/** 发展党员, as far as it is counted. */
export const DEVELOPS = {
  noun: '发展党员',
  measure: '名',
  path: '/party/develop',
  id: 'developId',
  nameField: 'personName',
  permission: 'party:develop',
  fields: [STATUS, NEXT_DUE],
  reminders: [
    {
      label: '发展期限30天内',
      permission: 'advance',
      query: { status: UNDER_WAY },
      range: { nextDue: { to: '+30d' } },
    },
  ],
} as const satisfies Resource<NameOf<Develop>>;
