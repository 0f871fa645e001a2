import { textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import type { Resource, ResourceAction } from '@/resource/model/Resource';
import { useChecks } from '@/resource/view/form/useChecks';
import { recordsDialog } from '@/resource/view/recordsDialog';
import { resourcePage } from '@/resource/view/resourcePage';
import { BRANCH, BranchSide } from '../branch';
import { BRANCHES, markOf, type Meeting, MEMBERS, move } from '../lists';
import { ATTENDANCE, attendanceFor } from './attendance';
import { minutesOf, invitationOf } from './meetingDocuments';
import { MEETING_FIELDS, OVERDUE } from './meetingFields';
import { isLocked, isOwn, meetingProblems, meetingWarnings, reasonProblem, submitProblem } from './meetingRules';
import { BACK, MEETINGS, PASSED, PLANNED, WAITING } from './meetings';
import { VOTES } from './votes';
import { periodKey, plannedOf, yearPlan } from './yearPlan';

const LIST: Resource<NameOf<Meeting>> = {
  ...MEETINGS,
  // As it is generated, the server does not set it.
  given: { status: PLANNED },
  fields: MEETING_FIELDS,
};

type Action = ResourceAction<NameOf<Meeting>>;

/** Moves a meeting out of one of some states. */
const moveFrom = (states: readonly string[], key: string, label: string, more: Partial<Action>): Action => ({
  key,
  label,
  permission: key,
  when: ({ status }) => states.includes(textOf(status)),
  each: move(MEETINGS, key),
  question: (name) => `确定${label}“${name}”？`,
  ...more,
});

/** What is asked of a move that needs a reason. */
const withReason = (what: string): Pick<Action, 'ask' | 'check'> => ({
  ask: [{ name: 'backReason', label: `${what}原因`, kind: 'lines', form: { max: 200 } }],
  check: (_meeting, { backReason }) => ({ refuse: reasonProblem(backReason, `请写明${what}原因`) }),
});

const OWN = '不能审批本人提交的记录';
const BACK_ASKED = withReason('退回');

const MOVES: readonly Action[] = [
  moveFrom([PLANNED, BACK], 'submit', '提交', {
    check: async (meeting, _asked, read) => ({
      refuse: submitProblem(meeting, await read(VOTES, { meetingId: textOf(meeting.meetingId) }), today()),
      warn: meetingWarnings(meeting),
    }),
  }),
  moveFrom([WAITING], 'recall', '撤回', {
    check: (meeting, _asked, _read, { username }) => ({
      refuse: isOwn(meeting, username) || textOf(meeting.submitBy) === '' ? undefined : '只能由提交人撤回',
    }),
  }),
  moveFrom([WAITING], 'approve', '通过', {
    check: (meeting, _asked, _read, { username }) => ({ refuse: isOwn(meeting, username) ? OWN : undefined }),
  }),
  moveFrom([WAITING], 'back', '退回', {
    ...BACK_ASKED,
    check: (meeting, asked, read, user) =>
      isOwn(meeting, user.username) ? { refuse: OWN } : (BACK_ASKED.check?.(meeting, asked, read, user) ?? {}),
  }),
  moveFrom([PLANNED], 'excuse', '免开', withReason('免开')),
  moveFrom([PASSED], 'reopen', '重开', withReason('重开')),
];

const YEAR: Field<'year'> = {
  name: 'year',
  label: '年度',
  kind: 'number',
  decimals: 0,
  min: 2000,
  max: 2100,
  form: { required: true, initial: () => new Date().getFullYear() },
};

/** Before that, the form of the meeting has it all. */
const isSubmitted = ({ status }: { status?: unknown }) => status === WAITING || status === PASSED;

const readOnly = <R extends Resource>(list: R): R => ({ ...list, can: [] });

/** 组织生活, and with their kind fixed by the menu 主题党日 and 组织生活会. */
export default resourcePage<Meeting>({
  ...LIST,
  title: '组织生活',
  can: ['add', 'edit', 'remove', 'export', 'detail'],
  Side: BranchSide,
  opens: { range: { planDate: { from: 'yearStart', to: 'yearEnd' } } },
  presets: [{ at: 'status', label: OVERDUE, query: { status: PLANNED }, range: { planDate: { to: '-1d' } } }],
  isLocked,
  rows: [
    {
      of: ATTENDANCE,
      by: 'meetingId',
      takes: ['deptId', 'meetingType', 'holdDate'],
      prefillLabel: '按名册填入',
      prefill: async (meeting, read) =>
        attendanceFor(meeting, await read(MEMBERS, { deptId: textOf(meeting.deptId), memberState: '0' })),
    },
    { of: VOTES, by: 'meetingId', takes: ['deptId'] },
  ],
  useRules: (_scope, base) => useChecks(MEETING_FIELDS, meetingProblems(today()), base),
  warn: (meeting) => Promise.resolve(meetingWarnings(meeting)),
  tools: [
    {
      key: 'fill',
      label: '生成年度计划',
      permission: 'add',
      ask: [BRANCH, YEAR],
      fill: {
        // An entry of the menu can fix the kind.
        rows: ({ deptId, year, meetingType }) =>
          yearPlan(Number(year), today(), meetingType).map((one) => ({ ...one, deptId })),
        with: {
          list: MEMBERS,
          query: ({ deptId }) => ({ deptId: textOf(deptId), memberState: '0' }),
          by: 'deptId',
        },
        existing: {
          query: ({ deptId, year }) => ({
            deptId: textOf(deptId),
            params: { beginPlanDate: `${textOf(year)}-01-01`, endPlanDate: `${textOf(year)}-12-31` },
          }),
          key: periodKey,
        },
        make: plannedOf,
        max: 50,
      },
    },
  ],
  rowActions: [
    ...MOVES,
    {
      key: 'held',
      label: '到会表决',
      permission: 'party:attend:list',
      when: isSubmitted,
      dialog: recordsDialog(
        '到会与表决',
        'meetingId',
        'meetingName',
        ...[ATTENDANCE, VOTES].map((list) => readOnly<Resource>(list)),
      ),
    },
  ],
  pivot: {
    branches: BRANCHES,
    rows: { field: 'deptId', all: 'branches' },
    columns: [
      { field: 'meetingType', all: { dict: 'meeting_type' } },
      { field: 'planDate', all: 'months' },
    ],
    quarters: 'planDate',
    cell: { status: PASSED },
    of: { status: [PLANNED, WAITING, PASSED, BACK] },
    mark: markOf,
  },
  documents: [
    {
      key: 'invitation',
      label: '会议通知',
      at: 'row',
      template: 'notice.docx',
      permission: 'query',
      when: ({ status }) => status === PLANNED,
      read: ({ deptId }) => [{ list: MEMBERS, query: { deptId: textOf(deptId), memberState: '0' } }],
      data: (meeting, [members = []], words) => invitationOf(meeting, words(LIST, meeting), members, today()),
    },
    {
      key: 'minutes',
      label: '会议记录',
      at: 'row',
      template: 'meeting.docx',
      permission: 'query',
      when: isSubmitted,
      read: ({ meetingId }) => [ATTENDANCE, VOTES].map((list) => ({ list, query: { meetingId: textOf(meetingId) } })),
      data: (meeting, [attendances = [], votes = []], words) =>
        minutesOf(
          words(LIST, meeting),
          attendances.map((one) => ({ ...one, words: words(ATTENDANCE, one) })),
          votes.map((one) => words(VOTES, one)),
        ),
    },
  ],
});
