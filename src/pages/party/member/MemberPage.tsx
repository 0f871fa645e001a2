import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource } from '@/resource/model/Resource';
import { useChecks } from '@/resource/view/form/useChecks';
import { recordsDialog } from '@/resource/view/recordsDialog';
import { resourcePage } from '@/resource/view/resourcePage';
import { BranchSide } from '../branch';
import { BRANCHES, type Member, MEMBERS } from '../lists';
import { HISTORY } from './history';
import { memberSheet, roster } from './memberDocuments';
import { MEMBER_COUNTS, NORMAL } from './memberCounts';
import { MEMBER_FIELDS } from './memberFields';
import { AGE_BANDS, ageBand, MEMBER_PROBLEMS, memberWarnings, PARTY_AGE_BANDS, partyAgeBand } from './memberRules';

const NO_POST = '9';

const LIST: Resource<NameOf<Member>> = { ...MEMBER_COUNTS, given: { partyPost: NO_POST }, fields: MEMBER_FIELDS };

/** 党员名册 */
export default resourcePage<Member>({
  ...LIST,
  title: '党员名册',
  can: ['add', 'edit', 'remove', 'import', 'export', 'detail'],
  Side: BranchSide,
  opens: { query: { memberState: NORMAL } },
  exportAsk: {
    permission: 'idcard',
    question: (count) => `导出含身份证号的名册（${count}人）？请注明用途，用后删除。`,
    ask: [{ name: 'purpose', label: '用途', form: { required: true, wide: true } }],
  },
  useRules: (_scope, base) => useChecks(MEMBER_FIELDS, MEMBER_PROBLEMS, base),
  warn: async (member, read) => {
    const [namesakes, branch] = await Promise.all([
      read(MEMBERS, { memberName: textOf(member.memberName) }),
      read(MEMBERS, { deptId: textOf(member.deptId) }),
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
