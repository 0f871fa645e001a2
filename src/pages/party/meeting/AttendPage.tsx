import { today } from '@/lib/time/today';
import { resourcePage } from '@/resource/view/resourcePage';
import { BranchSide, memberFields } from '../branch';
import { ATTEND_STATE, type Attendance, ATTENDANCE, MAKEUP, MAKEUP_DATE, REASON, YES } from './attendance';
import { PRESENT } from './meetingRules';

/** 到会情况 of all meetings. It is written in the meetings; here 补课 is added, also after they are passed. */
export default resourcePage<Attendance>({
  ...ATTENDANCE,
  can: ['export', 'detail'],
  Side: BranchSide,
  opens: { range: { holdDate: { from: 'yearStart', to: 'yearEnd' } } },
  rowActions: [
    {
      key: 'makeup',
      label: '补课',
      permission: 'edit',
      when: ({ attendState, makeupFlag }) => attendState !== PRESENT && makeupFlag !== YES,
      ask: [{ ...MAKEUP_DATE, form: { required: true, initial: today } }],
      each: ({ attendId }, { makeupDate }) => ({
        method: 'PUT',
        url: ATTENDANCE.path,
        body: { attendId, makeupFlag: YES, makeupDate },
      }),
    },
  ],
  pivot: {
    rows: { field: 'memberId' },
    columns: { field: 'meetingType', all: { dict: 'meeting_type' } },
    cell: { attendState: PRESENT },
    of: {},
  },
  fields: [
    { name: 'deptId', label: '党支部', query: 'side', detail: false },
    ...memberFields(),
    {
      name: 'meetingType',
      label: '类型',
      kind: 'dict',
      dict: 'meeting_type',
      query: true,
      column: { width: 112 },
    },
    {
      name: 'holdDate',
      label: '召开日期',
      kind: 'day',
      query: 'range',
      rangeSuffix: 'HoldDate',
      column: { width: 100 },
    },
    { ...ATTEND_STATE, query: true },
    REASON,
    { ...MAKEUP, query: true },
    MAKEUP_DATE,
  ],
});
