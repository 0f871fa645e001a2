import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { type Member, MEMBERS } from '../lists';

/** Kinds and states of members, as the dictionaries have them; of their contact too. */
export const FULL = '1';
export const ON_PROBATION = '2';
export const NORMAL = '0';
const LOST = '1';

export const KIND = {
  name: 'memberType',
  label: '类别',
  kind: 'dict',
  dict: 'member_type',
  query: true,
} as const satisfies Field;
export const STATE = {
  name: 'memberState',
  label: '党籍状态',
  kind: 'dict',
  dict: 'member_state',
  query: true,
} as const satisfies Field;
export const JOIN_DATE = {
  name: 'joinDate',
  label: '入党日期',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'JoinDate',
} as const satisfies Field;
export const CONTACT = {
  name: 'contactFlag',
  label: '联系情况',
  kind: 'dict',
  dict: 'contact_flag',
  query: true,
} as const satisfies Field;
export const LOST_DATE = {
  name: 'lostDate',
  label: '失联日期',
  kind: 'day',
  query: 'range',
  rangeSuffix: 'LostDate',
} as const satisfies Field;

const ofKind = (memberType: string) => ({ query: { memberState: NORMAL, memberType } });

/** 党员名册, as far as members are counted. */
export const MEMBER_COUNTS = {
  ...MEMBERS,
  fields: [KIND, STATE, JOIN_DATE, CONTACT, LOST_DATE],
  reminders: [
    { label: '预备期将满', permission: 'edit', ...ofKind(ON_PROBATION), range: { joinDate: { to: '-11m' } } },
    {
      label: '失联满6个月',
      permission: 'edit',
      query: { memberState: NORMAL, contactFlag: LOST },
      range: { lostDate: { to: '-6m' } },
    },
  ],
  figures: [
    {
      label: '党员 正式 / 预备',
      unit: '名',
      part: { all: ofKind(FULL) },
      of: { all: ofKind(ON_PROBATION) },
    },
  ],
} as const satisfies Resource<NameOf<Member>>;
