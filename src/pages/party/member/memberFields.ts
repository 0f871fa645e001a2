import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import { remarkField } from '@/resource/model/usualFields';
import { branchFields } from '../branch';
import type { Member } from '../lists';
import { CONTACT, JOIN_DATE, KIND, LOST_DATE, NORMAL, STATE } from './memberCounts';
import { yearsBetween } from './memberRules';

/** Who may not see the id number may change no more than what the branch knows best. */
const BY_OFFICE = { word: 'idcard', without: 'masked' } as const;

const years = (from: unknown) => textOf(yearsBetween(from, today()));

export const MEMBER_FIELDS: readonly Field<NameOf<Member>>[] = [
  {
    name: 'memberName',
    label: '姓名',
    query: true,
    column: { width: 70 },
    form: { required: true, max: 30 },
    permission: BY_OFFICE,
  },
  ...branchFields().map((field) => (field.form ? { ...field, permission: BY_OFFICE } : field)),
  {
    name: 'sex',
    label: '性别',
    kind: 'dict',
    dict: 'sys_user_sex',
    query: true,
    column: { width: 48 },
    form: { required: true },
    permission: BY_OFFICE,
  },
  {
    name: 'idCard',
    label: '身份证号',
    permission: BY_OFFICE,
    private: true,
    keepsValue: true,
    form: { required: true, max: 18, rule: 'idNumberStrict' },
  },
  {
    name: 'nation',
    label: '民族',
    kind: 'dict',
    dict: 'nation',
    column: { hidden: true, width: 76 },
    form: { required: true, initial: '01' },
    permission: BY_OFFICE,
  },
  {
    name: 'birthDate',
    label: '出生日期',
    kind: 'day',
    keepsValue: true,
    form: { required: true },
    permission: BY_OFFICE,
  },
  { name: 'age', label: '年龄', column: { width: 48, render: ({ birthDate }) => years(birthDate) } },
  {
    name: 'education',
    label: '学历',
    kind: 'dict',
    dict: 'education',
    query: true,
    column: { hidden: true, width: 92 },
    form: true,
    permission: BY_OFFICE,
  },
  { name: 'groupName', label: '党小组', form: { max: 64 } },
  { name: 'postName', label: '单位及职务', column: { hidden: true, width: 140 }, form: { max: 64 } },
  { name: 'phone', label: '联系电话', form: { max: 20, rule: 'phone' } },
  {
    ...KIND,
    column: { width: 92 },
    form: { required: true, initial: '1' },
    permission: BY_OFFICE,
  },
  // Written by 任职.
  {
    name: 'partyPost',
    label: '党内职务',
    kind: 'dict',
    dict: 'party_post',
    query: true,
    byServer: true,
    column: { title: '职务', width: 76 },
    form: { only: 'edit' },
  },
  {
    ...STATE,
    column: { title: '状态', width: 64 },
    form: { required: true, initial: NORMAL },
    permission: BY_OFFICE,
  },
  {
    ...JOIN_DATE,
    keepsValue: true,
    column: { title: '入党', width: 92 },
    form: { required: true },
    permission: BY_OFFICE,
  },
  {
    name: 'fullDate',
    label: '转正日期',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'FullDate',
    keepsValue: true,
    form: true,
    permission: BY_OFFICE,
  },
  { name: 'partyAge', label: '党龄', column: { width: 48, render: ({ fullDate }) => years(fullDate) } },
  { name: 'flowPlace', label: '流动去向', form: { max: 100 } },
  {
    ...CONTACT,
    form: { required: true, initial: NORMAL },
  },
  {
    name: 'contactDate',
    label: '最近联系',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'ContactDate',
    keepsValue: true,
    form: true,
  },
  {
    ...LOST_DATE,
    keepsValue: true,
    form: true,
  },
  remarkField(),
];
