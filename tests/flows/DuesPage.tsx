import { textOf } from '@/lib/record/ServerRecord';
import { resourcePage } from '@/resource/view/resourcePage';
import { registerResource } from '@/resource/model/resourceRegistry';
import type { Resource } from '@/resource/model/Resource';

interface Due {
  feeId: number;
  deptId: string;
  deptName: string;
  memberId: string;
  memberName: string;
  sex: string;
  feeMonth: string;
  due: number;
  feeState: string;
}

const list = (path: string, id: string): Resource =>
  registerResource({
    noun: '党员',
    path,
    id,
    nameField: 'memberName',
    measure: '名',
    permission: 'party:member',
    fields: [
      { name: 'memberName', label: '姓名' },
      { name: 'sex', label: '性别', kind: 'dict', dict: 'sys_user_sex' },
    ],
  });
const MEMBERS = list('/party/member', 'memberId');
const STANDARDS = list('/party/standard', 'standardId');

const MONTH = { name: 'feeMonth', label: '月份', kind: 'month', form: { required: true } } as const;

/** A page with sums, a summary, records that are made together, and documents; its calls are those of a test. */
export default resourcePage<Due>({
  noun: '党费记录',
  title: '党费收缴',
  path: '/party/fee',
  id: 'feeId',
  nameField: 'memberName',
  measure: '条',
  permission: 'party:fee',
  can: ['add', 'remove'],
  sums: [
    { label: '应交', of: 'due' },
    { label: '未交', count: { feeState: '0' } },
  ],
  pivot: {
    branches: {
      url: '/party/member/tree',
      name: 'label',
      orElse: ({ orgId, orgName }) => [{ id: orgId, label: orgName }],
    },
    rows: [
      { field: 'deptId', all: 'branches' },
      { field: 'sex', all: { dict: 'sys_user_sex' } },
    ],
    columns: { field: 'feeMonth', all: 'months' },
    cell: { feeState: '1' },
    of: { feeState: ['0', '1'] },
    mark: (done, of) => (done === of ? 'done' : done === 0 ? 'missing' : 'part'),
  },
  tools: [
    {
      key: 'fill',
      label: '生成本月',
      permission: 'add',
      ask: [{ name: 'deptId', label: '支部', form: { required: true } }, MONTH],
      fill: {
        from: ({ deptId }) => ({ list: MEMBERS, query: { deptId } }),
        with: { list: STANDARDS, query: ({ deptId }) => ({ deptId }), by: 'memberId' },
        existing: { query: ({ deptId, feeMonth }) => ({ deptId, feeMonth }), key: ({ memberId }) => textOf(memberId) },
        make: ({ memberId, memberName }, [standard], asked) =>
          standard ? { ...asked, memberId, memberName, due: standard['due'], feeState: '0' } : '没有标准',
        max: 3,
      },
    },
  ],
  documents: [
    {
      key: 'list',
      label: '收缴明细',
      at: 'list',
      template: 'fees.docx',
      data: (_none, [rows = []], words) => ({
        条数: rows.length,
        行: rows.map((row) => words({ ...MEMBERS, fields: FIELDS }, row)),
      }),
    },
    {
      key: 'one',
      label: '通知单',
      at: 'row',
      template: 'notice.docx',
      when: ({ feeState }) => feeState === '0',
      read: ({ memberId }) => [{ list: MEMBERS, query: { memberId } }],
      data: ({ memberName }, [members = []], words) => ({
        姓名: memberName,
        党员: members.map((one) => words(MEMBERS, one)),
      }),
      done: '通知单已生成',
    },
  ],
  fields: [
    { name: 'deptId', label: '支部', shownBy: 'deptName', query: 'side', column: true },
    { name: 'memberName', label: '姓名', query: true, column: true },
    { ...MONTH, query: true, column: true },
    { name: 'due', label: '应交', kind: 'number', decimals: 2, unit: '元', column: true },
    { name: 'feeState', label: '状态', query: true, column: true },
  ],
});

const FIELDS: Resource['fields'] = [
  { name: 'memberName', label: '姓名' },
  { name: 'feeMonth', label: '月份', kind: 'month' },
  { name: 'due', label: '应交', kind: 'number', decimals: 2 },
];
