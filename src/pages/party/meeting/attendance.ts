import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { memberFields } from '../branch';
import { COMMITTEE, GROUP, isLocked, isOnCommittee, PRESENT } from './meetingRules';

/** Who was at a meeting, and who was not. */
export interface Attendance {
  attendId: number;
  meetingId: number;
  deptId: number;
  meetingType: string;
  holdDate: string;
  memberId: number;
  memberName: string;
  attendState: string;
  absenceReason: string;
  makeupFlag: string;
  makeupDate: string;
}

/** `yes_no` */
export const YES = '1';
const NO = '0';

export const ATTEND_STATE: Field<'attendState'> = {
  name: 'attendState',
  label: '到会情况',
  kind: 'dict',
  dict: 'attend_state',
  column: { width: 84 },
  form: { required: true, initial: PRESENT },
};
export const REASON: Field<'absenceReason'> = {
  name: 'absenceReason',
  label: '原因',
  column: true,
  form: { max: 200 },
};
export const MAKEUP: Field<'makeupFlag' | 'attendState'> = {
  name: 'makeupFlag',
  label: '补课',
  kind: 'dict',
  dict: 'yes_no',
  column: {
    width: 60,
    render: ({ attendState, makeupFlag }: { attendState?: unknown; makeupFlag?: unknown }) =>
      attendState === PRESENT ? '' : makeupFlag === YES ? '已补' : '未补',
  },
};
export const MAKEUP_DATE: Field<'makeupDate'> = {
  name: 'makeupDate',
  label: '补课日期',
  kind: 'day',
  column: { width: 100 },
};

/** 到会情况 as a part of its meeting. */
export const ATTENDANCE: Resource<NameOf<Attendance>> = {
  noun: '到会情况',
  title: '到会情况',
  path: '/party/attend',
  id: 'attendId',
  measure: '条',
  nameField: 'memberName',
  permission: 'party:attend',
  fromParent: ['deptId', 'meetingType', 'holdDate'],
  given: { makeupFlag: NO },
  isLocked: (_record, parent) => parent !== undefined && isLocked(parent),
  fields: [...memberFields().map((field) => ({ ...field, query: false })), ATTEND_STATE, REASON, MAKEUP, MAKEUP_DATE],
};

/** Those whom a meeting is for, of the members of the branch: all are there, until it is said who was not. */
export const attendanceFor = (
  { meetingType, groupName }: ServerRecord,
  members: readonly ServerRecord[],
): ServerRecord[] =>
  members
    .filter((member) => meetingType !== COMMITTEE || isOnCommittee(member))
    .filter((member) => meetingType !== GROUP || member['groupName'] === groupName)
    .map(({ memberId, memberName }) => ({ memberId, memberName, attendState: PRESENT }));
