import { textOf } from '@/lib/record/ServerRecord';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { countField, remarkField } from '@/resource/model/usualFields';
import { branchCell, memberFields } from '../branch';
import { MEMBERS } from '../lists';
import { HISTORY } from '../member/history';
import { hasVotes, IN_OFFICE, isOver, membersFor } from './postRules';

/** Who holds, or held, which office of an organisation. */
export interface Post {
  postId: number;
  orgId: number;
  deptId: number;
  deptName: string;
  memberId: number;
  memberName: string;
  partyPost: string;
  termNo: number;
  startDate: string;
  endDate: string;
  electWay: string;
  voterDue: number;
  voterNum: number;
  yesNum: number;
  docNo: string;
  postStatus: string;
  remark: string;
}

const votes = <const Name extends 'voterDue' | 'voterNum' | 'yesNum'>(name: Name, label: string) =>
  countField(name, label, { form: { when: hasVotes } });

export const POST_FIELDS: readonly Field<NameOf<Post>>[] = [
  {
    name: 'orgId',
    label: '党组织',
    kind: 'choice',
    source: { url: '/party/org/list', at: 'rows', id: 'orgId', name: 'deptName', params: () => ({ status: '0' }) },
    shownBy: 'deptName',
    takes: { deptId: 'deptId', deptName: 'deptName', termNo: 'termNo' },
    form: { required: true, only: 'new' },
    detail: false,
  },
  { name: 'deptId', label: '党组织', query: 'side', shownBy: 'deptName', detail: true },
  { name: 'deptName', label: '党组织', query: 'side', column: { title: '组织', render: branchCell }, detail: false },
  ...memberFields({ params: membersFor }),
  {
    name: 'partyPost',
    label: '党内职务',
    kind: 'dict',
    dict: 'party_post',
    query: true,
    column: { title: '职务', width: 84 },
    form: { required: true },
  },
  {
    name: 'termNo',
    label: '届次',
    kind: 'number',
    min: 1,
    decimals: 0,
    query: true,
    keepsValue: true,
    column: { width: 60 },
    form: { required: true },
  },
  {
    name: 'startDate',
    label: '任职日期',
    kind: 'day',
    keepsValue: true,
    column: { title: '任职', width: 96 },
    form: { required: true },
  },
  {
    name: 'electWay',
    label: '产生方式',
    kind: 'dict',
    dict: 'elect_way',
    radio: true,
    query: true,
    form: { required: true, initial: '1' },
  },
  votes('voterDue', '应到会有选举权人数'),
  votes('voterNum', '实到会人数'),
  votes('yesNum', '得票'),
  { name: 'docNo', label: '批复文号', form: { max: 64 } },
  {
    name: 'postStatus',
    label: '状态',
    kind: 'dict',
    dict: 'post_status',
    radio: true,
    query: true,
    column: { width: 64 },
    form: { required: true, initial: IN_OFFICE },
  },
  {
    name: 'endDate',
    label: '离任日期',
    kind: 'day',
    keepsValue: true,
    // It cannot be emptied: of who is in office again it says nothing.
    column: { title: '离任', width: 96, render: (post) => (isOver(post) ? textOf(post.endDate) : '') },
    form: { required: true, when: isOver },
  },
  remarkField(),
];

/** 任职, as a list of its own and as part of an organisation. What is saved is the office in the roster, and in 历程. */
export const POSTS: Resource<NameOf<Post>> = {
  noun: '任职',
  title: '任职',
  path: '/party/post',
  id: 'postId',
  measure: '条',
  nameField: 'memberName',
  permission: 'party:post',
  fields: POST_FIELDS,
  changes: () => [MEMBERS.path, HISTORY.path],
};
