import { textOf } from '@/lib/record/ServerRecord';
import { registerResource } from '@/resource/model/resourceRegistry';
import type { Resource } from '@/resource/model/Resource';
import { useChecks } from '@/resource/view/form/useChecks';
import { resourcePage } from '@/resource/view/resourcePage';

const MEMBERS: Resource = registerResource({
  noun: '党员',
  path: '/party/member',
  id: 'memberId',
  nameField: 'memberName',
  permission: 'party:member',
  fields: [{ name: 'memberName', label: '姓名' }],
});

const STATES = [
  { value: '1', label: '到会' },
  { value: '2', label: '请假' },
];

const ATTENDS: Resource = {
  noun: '到会情况',
  title: '到会情况',
  path: '/party/attend',
  id: 'attendId',
  nameField: 'memberName',
  measure: '条',
  permission: 'party:attend',
  warn: ({ attendState, reason }) =>
    Promise.resolve(textOf(attendState) === '2' && textOf(reason) === '' ? ['请假未写原因'] : []),
  fields: [
    { name: 'holdDate', label: '召开日期', kind: 'day', form: true },
    { name: 'memberName', label: '姓名', form: { required: true, only: 'new' } },
    { name: 'attendState', label: '到会', kind: 'options', options: STATES, radio: true, form: { initial: '1' } },
    { name: 'reason', label: '原因', form: { when: ({ attendState }) => textOf(attendState) === '2' } },
    { name: 'phone', label: '电话', private: true, form: true },
  ],
};

const VOTES: Resource = {
  noun: '表决',
  title: '表决',
  path: '/party/vote',
  id: 'voteId',
  nameField: 'matter',
  measure: '条',
  permission: 'party:vote',
  isLocked: (_vote, meeting) => textOf(meeting?.['status']) === '2',
  // Within a component: `useRules` is called as a hook.
  useRules(meeting, base) {
    return useChecks(
      VOTES.fields,
      {
        yesNum: ({ yesNum }) => (Number(yesNum) > Number(meeting['attendNum']) ? '不能多于实到人数' : undefined),
      },
      base,
    );
  },
  fields: [
    { name: 'matter', label: '事项', form: { required: true } },
    { name: 'yesNum', label: '同意', kind: 'number', decimals: 0, form: true },
  ],
};

interface Meeting {
  meetingId: number;
  meetingName: string;
  holdDate: string;
  deptId: number;
  status: string;
  attendNum: number;
}

/** A page of meetings, each with who attended and what was voted on; its calls are those of a test. */
export default resourcePage<Meeting>({
  noun: '会议',
  title: '组织生活',
  path: '/party/meeting',
  id: 'meetingId',
  nameField: 'meetingName',
  permission: 'party:meeting',
  can: ['add', 'edit'],
  isLocked: ({ status }) => textOf(status) === '2',
  rows: [
    {
      of: ATTENDS,
      by: 'meetingId',
      takes: ['holdDate'],
      prefillLabel: '按名册填入',
      prefill: async ({ deptId }, read) =>
        (await read(MEMBERS, { deptId })).map(({ memberId, memberName }) => ({ memberId, memberName })),
    },
    { of: VOTES, by: ({ meetingId }) => ({ meetingId }) },
  ],
  fields: [
    { name: 'meetingName', label: '名称', column: true, form: { required: true } },
    { name: 'holdDate', label: '召开日期', kind: 'day', form: true },
    { name: 'status', label: '状态', byServer: true },
    {
      name: 'attendNum',
      label: '实到',
      kind: 'number',
      form: true,
      from: (_meeting, rowsIn) => rowsIn(ATTENDS)?.filter(({ attendState }) => textOf(attendState) === '1').length,
    },
  ],
});
