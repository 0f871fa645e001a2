import { textOf } from '@/lib/record/ServerRecord';
import { resourcePage } from '@/resource/view/resourcePage';

interface Fee {
  feeId: number;
  deptId: string;
  memberId: number;
  memberName: string;
  idCard: string;
  feeMonth: string;
  base: number;
  due: number;
  paidDate: string;
  feeState: string;
}

/** The call of a move. */
const move =
  (word: string) =>
  ({ feeId }: { feeId?: unknown }, asked: object) => ({
    method: 'PUT' as const,
    url: `/party/fee/${word}`,
    body: { feeId, ...asked },
  });
const isOpen = ({ feeState }: { feeState?: unknown }) => feeState === '0';
const DEPTS = [
  { value: '1', label: '一支部' },
  { value: '2', label: '二支部' },
];

/** A page that uses the words of descriptions; its calls are those of a test. */
export default resourcePage<Fee>({
  noun: '党费记录',
  path: '/party/fee',
  id: 'feeId',
  nameField: 'memberName',
  measure: '条',
  permission: 'party:fee',
  opens: { query: { feeMonth: 'thisMonth' } },
  isLocked: ({ feeState }) => feeState === '1',
  warn: async ({ due, memberId }, read) => {
    const others = await read(
      { noun: '', path: '/party/fee', id: 'feeId', nameField: '', permission: '', fields: [] },
      {
        memberId,
      },
    );
    return [
      ...(Number(due) >= 1000 ? ['多交1000元以上的全部上缴中央'] : []),
      ...(others.length > 2 ? ['该党员这一时期已有记录'] : []),
    ];
  },
  fields: [
    {
      name: 'deptId',
      label: '支部',
      kind: 'options',
      radio: true,
      options: DEPTS,
      query: true,
      form: { required: true },
    },
    {
      name: 'memberId',
      label: '党员',
      kind: 'choice',
      source: {
        url: '/party/member/list',
        at: 'rows',
        id: 'memberId',
        name: ({ memberName, groupName }) => `${textOf(memberName)}（${textOf(groupName)}）`,
        params: ({ deptId }) => ({ deptId, memberState: '0' }),
      },
      shownBy: 'memberName',
      takes: { memberName: 'memberName' },
      form: true,
    },
    { name: 'memberName', label: '姓名', column: true },
    {
      name: 'idCard',
      label: '身份证号',
      column: true,
      form: { rule: 'idNumber' },
      permission: { word: 'idcard', without: 'masked' },
      private: true,
    },
    { name: 'feeMonth', label: '月份', kind: 'month', query: true, column: true },
    { name: 'base', label: '基数', kind: 'number', form: true, permission: 'wage' },
    {
      name: 'due',
      label: '应交',
      kind: 'number',
      column: true,
      from: ({ base }) => (typeof base === 'number' ? base / 100 : undefined),
      keepsValue: true,
      form: true,
    },
    { name: 'feeState', label: '状态', column: true },
  ],
  rowActions: [
    { key: 'undo', label: '撤销', permission: 'undo', when: ({ feeState }) => feeState === '1', each: move('undo') },
  ],
  selectionActions: [
    {
      key: 'collect',
      label: '收缴',
      permission: 'collect',
      when: isOpen,
      ask: [{ name: 'paidDate', label: '交纳日期', kind: 'day', form: { required: true } }],
      check: ({ due }, { paidDate }) => ({
        refuse: textOf(paidDate) > '2030' ? '交纳日期不能晚于今天' : undefined,
        warn: Number(due) > 100 ? ['应交与标准不一致'] : [],
      }),
      each: move('collect'),
      question: (count) => `确定收缴${count}条党费记录？`,
    },
  ],
});
