import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { recordsDialog } from '@/resource/view/recordsDialog';
import { resourcePage } from '@/resource/view/resourcePage';
import { BranchSide } from '../branch';
import { MEMBERS, move } from '../lists';
import { HISTORY } from '../member/history';
import { NORMAL } from '../member/memberCounts';
import { OrgDetailDialog } from './OrgDetailDialog';
import { ORG_LIST } from './orgFields';
import { delayProblem, delayWarnings, electProblem, isBranch, isThere, orgWarnings } from './orgRules';
import { EXISTS, type Org, ORGS } from './orgs';
import { POST_WORDS } from './postChecks';
import { IN_OFFICE } from './postRules';
import { type Post, POSTS } from './posts';

/** The posts of one organisation: new ones are of its term. */
const POSTS_OF_ORG: Resource<NameOf<Post>> = {
  ...POSTS,
  ...POST_WORDS,
  title: '班子成员',
  can: ['add', 'edit', 'remove', 'detail'],
  fromParent: ['deptId', 'deptName', 'termNo'],
  // Those of now first.
  compare: (one, other) => textOf(one.postStatus).localeCompare(textOf(other.postStatus)),
  fields: POSTS.fields.flatMap((field) => {
    if (field.name === 'orgId') return [];
    if (field.name === 'termNo') return [{ ...field, form: { required: true, only: 'edit' as const } }];
    return field.name === 'deptName' ? [{ name: 'deptName' as const, label: '党组织', detail: false }] : [field];
  }),
};

/** 党组织, with their terms and elections */
export default resourcePage<Org>({
  ...ORG_LIST,
  title: '党组织',
  can: ['add', 'edit', 'remove', 'export'],
  Side: BranchSide,
  opens: { query: { status: EXISTS } },
  warn: async (org, read) => {
    if (!isBranch(org)) return [];
    const isNew = org.orgId === undefined;
    const [members, posts] = await Promise.all([
      read(MEMBERS, { deptId: textOf(org.deptId), memberState: NORMAL }),
      isNew ? [] : read(POSTS, { orgId: textOf(org.orgId), postStatus: IN_OFFICE }),
    ]);
    return orgWarnings(org, members, posts);
  },
  rowActions: [
    { key: 'detail', label: '详情', when: () => true, dialog: OrgDetailDialog },
    {
      key: 'elect',
      label: '换届',
      permission: 'elect',
      when: isThere,
      ask: [{ name: 'termStart', label: '换届日期', kind: 'day', form: { required: true, initial: today } }],
      check: (org, asked) => ({ refuse: electProblem(org, asked, today()) }),
      question: (name) => `${name}换届：本届任职全部离任，届次加一；新一届在“班子成员”中填写。`,
      each: move(ORGS, 'elect'),
      changes: [POSTS.path, MEMBERS.path, HISTORY.path],
    },
    {
      key: 'delay',
      label: '延期',
      permission: 'delay',
      when: isThere,
      ask: [
        { name: 'delayUntil', label: '批准延至', kind: 'day', form: { required: true } },
        { name: 'delayNo', label: '延期批准文号', form: { max: 64 } },
      ],
      check: (org, asked) => ({ refuse: delayProblem(org, asked), warn: delayWarnings(org, asked) }),
      each: move(ORGS, 'delay'),
    },
    {
      key: 'posts',
      label: '班子成员',
      permission: 'party:post:list',
      dialog: recordsDialog('班子成员', 'orgId', 'deptName', POSTS_OF_ORG),
    },
  ],
});
