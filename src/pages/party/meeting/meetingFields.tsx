import { Typography } from 'antd';
import { DictText } from '@/features/dict/DictFields';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { today } from '@/lib/time/today';
import type { Field } from '@/resource/model/Field';
import type { NameOf } from '@/resource/model/FieldBase';
import { branchOfNew } from '../branch';
import { type Meeting, PLAN_DATE } from '../lists';
import { ATTENDANCE } from './attendance';
import { GROUP, isOverdue, PRESENT } from './meetingRules';
import { BACK, EXCUSED, STATUS } from './meetings';

export const OVERDUE = '逾期未开';

const person = <const Name extends string>(name: Name, label: string): Field<Name> => ({
  name,
  label,
  form: { max: 30 },
});

/** How many rows there are, of one state; without any the number is typed. */
const counted = (rows: readonly ServerRecord[] = [], state?: string): number | undefined =>
  rows.length === 0 ? undefined : rows.filter(({ attendState }) => attendState === (state ?? attendState)).length;

export const MEETING_FIELDS: readonly Field<NameOf<Meeting>>[] = [
  {
    name: 'backReason',
    label: '退回或免开原因',
    byServer: true,
    form: { only: 'edit', wide: true, when: ({ status }) => status === BACK },
    // Of what was passed later it is no longer so.
    detail: { when: ({ status }) => status === BACK || status === EXCUSED },
  },
  // What belongs to a meeting is of its branch: the branch is chosen once.
  ...branchOfNew(),
  {
    name: 'branch',
    label: '党支部',
    byServer: true,
    shownBy: 'deptName',
    form: { only: 'edit' },
    detail: false,
  },
  {
    name: 'meetingType',
    label: '类型',
    kind: 'dict',
    dict: 'meeting_type',
    query: true,
    column: { width: 104 },
    form: { required: true },
  },
  { name: 'meetingName', label: '名称', query: true, column: true, form: { required: true, max: 100 } },
  { name: 'groupName', label: '党小组', form: { max: 64, when: ({ meetingType }) => meetingType === GROUP } },
  {
    ...PLAN_DATE,
    keepsValue: true,
    column: { title: '计划', width: 96, sortable: true, hidden: true },
    form: { required: true },
  },
  {
    name: 'holdDate',
    label: '召开日期',
    kind: 'day',
    query: 'range',
    rangeSuffix: 'HoldDate',
    keepsValue: true,
    column: { title: '召开', width: 96, sortable: true, hidden: true },
    form: true,
  },
  // One of both dates in the table: its state says which one.
  {
    name: 'meetingDay',
    label: '日期',
    column: { width: 96, render: ({ holdDate, planDate }) => textOf(holdDate) || textOf(planDate) },
    detail: false,
  },
  { name: 'holdTime', label: '起止时间', form: { max: 20 } },
  { name: 'place', label: '地点', form: { max: 100 } },
  person('hostName', '主持人'),
  person('speakerName', '主讲人'),
  person('recorderName', '记录人'),
  {
    name: 'dueNum',
    label: '应到人数',
    kind: 'number',
    min: 0,
    decimals: 0,
    keepsValue: true,
    from: (_meeting, rowsIn) => counted(rowsIn(ATTENDANCE)),
    form: true,
  },
  {
    name: 'attendNum',
    label: '实到人数',
    kind: 'number',
    min: 0,
    decimals: 0,
    keepsValue: true,
    from: (_meeting, rowsIn) => counted(rowsIn(ATTENDANCE), PRESENT),
    column: {
      title: '到会',
      width: 70,
      render: ({ attendNum, dueNum }) =>
        textOf(attendNum) === '' ? '' : `${textOf(attendNum)}/${textOf(dueNum) || '—'}`,
    },
    form: true,
  },
  { name: 'guestNames', label: '列席人员', form: { max: 500, wide: true } },
  { name: 'agenda', label: '议题', kind: 'lines', form: { required: true } },
  { name: 'minutes', label: '会议内容', kind: 'lines', form: { max: 20_000 } },
  { name: 'decision', label: '决议', kind: 'lines', form: { max: 1000 } },
  { name: 'meetingFile', label: '附件', kind: 'files', form: true },
  {
    ...STATUS,
    byServer: true,
    column: {
      width: 76,
      render: (meeting) =>
        isOverdue(meeting, today()) ? (
          <Typography.Text type="danger">{OVERDUE}</Typography.Text>
        ) : (
          <DictText type="meeting_status" value={textOf(meeting.status)} />
        ),
    },
  },
  { name: 'submitBy', label: '提交人', byServer: true, detail: true },
  { name: 'approveBy', label: '审批人', byServer: true, detail: true },
  { name: 'approveDate', label: '审批日期', kind: 'day', byServer: true, detail: true },
];
