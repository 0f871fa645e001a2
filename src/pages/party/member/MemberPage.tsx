import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Field } from '@/resource/model/Field';
import type { Resource } from '@/resource/model/Resource';
import { remarkField } from '@/resource/model/usualFields';
import { useChecks } from '@/resource/view/form/useChecks';
import { recordsDialog } from '@/resource/view/recordsDialog';
import { resourcePage } from '@/resource/view/resourcePage';
import { BRANCHES, branchFields, BranchSide } from '../branch';
import { type Member, MEMBERS } from '../lists';
import { memberSheet, roster } from './memberDocuments';
import {
  AGE_BANDS,
  ageBand,
  MEMBER_PROBLEMS,
  memberWarnings,
  NORMAL,
  PARTY_AGE_BANDS,
  partyAgeBand,
  yearsBetween,
} from './memberRules';

interface Change {
  historyId: number;
  memberId: number;
  deptId: number;
  changeType: string;
  changeDate: string;
  fromText: string;
  toText: string;
  docNo: string;
  remark: string;
}

/** 党员历程 */
const HISTORY: Resource<NameOf<Change>> = {
  noun: '党员历程',
  title: '党员历程',
  path: '/party/history',
  id: 'historyId',
  measure: '条',
  nameField: 'changeDate',
  permission: 'party:history',
  fromParent: ['deptId'],
  fields: [
    { name: 'changeDate', label: '日期', kind: 'day', column: { width: 108 }, form: { required: true } },
    {
      name: 'changeType',
      label: '类型',
      kind: 'dict',
      dict: 'history_type',
      column: { width: 92 },
      form: { required: true },
    },
    { name: 'fromText', label: '变更前', column: true, form: { max: 100 } },
    { name: 'toText', label: '变更后', column: true, form: { max: 100 } },
    { name: 'docNo', label: '文号', column: { width: 120 }, form: { max: 64 } },
    remarkField(),
  ],
};

/** Who may not see the id number may change no more than what the branch knows best. */
const BY_OFFICE = { word: 'idcard', without: 'masked' } as const;

const years = (from: unknown) => textOf(yearsBetween(from, today()));

const FIELDS: readonly Field<NameOf<Member>>[] = [
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
    column: { title: '年龄', width: 48, render: ({ birthDate }) => years(birthDate) },
    form: { required: true },
    permission: BY_OFFICE,
  },
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
    name: 'memberType',
    label: '类别',
    kind: 'dict',
    dict: 'member_type',
    query: true,
    column: { width: 92 },
    form: { required: true, initial: '1' },
    permission: BY_OFFICE,
  },
  {
    name: 'partyPost',
    label: '党内职务',
    kind: 'dict',
    dict: 'party_post',
    query: true,
    column: { title: '职务', width: 76 },
    form: { required: true, initial: '9' },
    permission: BY_OFFICE,
  },
  {
    name: 'memberState',
    label: '党籍状态',
    kind: 'dict',
    dict: 'member_state',
    query: true,
    column: { title: '状态', width: 64 },
    form: { required: true, initial: NORMAL },
    permission: BY_OFFICE,
  },
  {
    name: 'joinDate',
    label: '入党日期',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'JoinDate',
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
    column: { title: '党龄', width: 48, render: ({ fullDate }) => years(fullDate) },
    form: true,
    permission: BY_OFFICE,
  },
  { name: 'flowPlace', label: '流动去向', form: { max: 100 } },
  {
    name: 'contactFlag',
    label: '联系情况',
    kind: 'dict',
    dict: 'contact_flag',
    query: true,
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
    name: 'lostDate',
    label: '失联日期',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'LostDate',
    keepsValue: true,
    form: true,
  },
  remarkField(),
];

const LIST: Resource<NameOf<Member>> = { ...MEMBERS, fields: FIELDS };

/** 党员名册 */
export default resourcePage<Member>({
  ...LIST,
  title: '党员名册',
  can: ['add', 'edit', 'remove', 'import', 'export', 'detail'],
  Side: BranchSide,
  opens: { query: { memberState: NORMAL } },
  useRules: (_scope, base) => useChecks(FIELDS, MEMBER_PROBLEMS, base),
  warn: async (member, read) => {
    const [namesakes, branch] = await Promise.all([
      read(MEMBERS, { memberName: textOf(member.memberName) }),
      read(MEMBERS, { deptId: textOf(member.deptId), partyPost: textOf(member.partyPost) }),
    ]);
    return memberWarnings(member, [...namesakes, ...branch], today());
  },
  rowActions: [
    {
      key: 'history',
      label: '历程',
      permission: 'party:history:list',
      dialog: recordsDialog('党员历程', 'memberId', 'memberName', HISTORY),
    },
  ],
  pivot: {
    branches: BRANCHES,
    rows: [
      { field: 'sex', all: { dict: 'sys_user_sex' } },
      { field: 'nation' },
      { field: 'education', all: { dict: 'education' } },
      { field: 'birthDate', label: '年龄段', all: AGE_BANDS, of: ({ birthDate }) => ageBand(birthDate, today()) },
      {
        field: 'fullDate',
        label: '党龄段',
        all: PARTY_AGE_BANDS,
        of: ({ fullDate }) => partyAgeBand(fullDate, today()),
      },
      { field: 'deptId', label: '党支部', all: 'branches' },
    ],
    columns: { field: 'memberType', all: { dict: 'member_type' } },
    cell: { memberState: NORMAL },
  },
  documents: [
    {
      key: 'sheet',
      label: '信息表',
      at: 'row',
      template: 'member.docx',
      permission: 'query',
      read: ({ memberId }) => [{ list: HISTORY, query: { memberId: textOf(memberId) } }],
      data: (member, [changes = []], words) =>
        memberSheet(
          words(LIST, member),
          changes.map((one) => words(HISTORY, one)),
        ),
    },
    {
      key: 'roster',
      label: '花名册',
      at: 'list',
      template: 'roster.docx',
      permission: 'export',
      data: (_member, [members = []], words) => roster(members.map((one) => words(LIST, one))),
    },
  ],
});
