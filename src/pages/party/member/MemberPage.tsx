import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import { recordsDialog } from '@/resource/view/recordsDialog';
import { resourcePage } from '@/resource/view/resourcePage';
import { BranchSide } from '../branch';
import { BRANCHES, type Member } from '../lists';
import { TransferDialog } from '../transfer/transferForm';
import { HISTORY } from './history';
import { memberSheet, roster } from './memberDocuments';
import { NORMAL } from './memberCounts';
import { MEMBER_FORM } from './memberForm';
import { AGE_BANDS, ageBand, PARTY_AGE_BANDS, partyAgeBand } from './memberRules';

/** 党员名册 */
export default resourcePage<Member>({
  ...MEMBER_FORM,
  title: '党员名册',
  can: ['add', 'edit', 'remove', 'import', 'export', 'detail'],
  Side: BranchSide,
  opens: { query: { memberState: NORMAL } },
  exportAsk: {
    permission: 'idcard',
    question: (count) => `导出含身份证号的名册（${count}人）？请注明用途，用后删除。`,
    ask: [{ name: 'purpose', label: '用途', form: { required: true, wide: true } }],
  },
  rowActions: [
    {
      key: 'history',
      label: '历程',
      permission: 'party:history:list',
      dialog: recordsDialog('党员历程', 'memberId', 'memberName', HISTORY),
    },
    {
      key: 'transfer',
      label: '转接',
      permission: 'party:transfer:add',
      when: ({ memberState }) => memberState === NORMAL,
      dialog: TransferDialog,
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
          words(MEMBER_FORM, member),
          changes.map((one) => words(HISTORY, one)),
        ),
    },
    {
      key: 'roster',
      label: '花名册',
      at: 'list',
      template: 'roster.docx',
      permission: 'export',
      data: (_member, [members = []], words) => roster(members.map((one) => words(MEMBER_FORM, one))),
    },
  ],
});
