import type { Account } from '../accounts';
import { Refusal } from '../Refusal';
import type { Row } from '../resource/collection';
import { localTime } from '../resource/localTime';
import type { Move, Resource } from '../resource/Resource';
import { configs } from '../system/configs';
import { needed, notOwn } from './moveChecks';
import { partyResource } from './partyResource';
import { ATTEND, attendRows, MEETING, meetingRows, VOTE, voteRows } from './tables';

const TAKEN = '该记录已被他人处理';
/** What is being judged, passed, or need not be held. */
const LOCKED = ['1', '2', '4'];
/** What the moves alone write. */
const BY_MOVES = new Set(['status', 'submitBy', 'approveBy', 'approveDate']);

const refuseLocked = ({ status }: Row): void => {
  if (LOCKED.includes(String(status))) throw new Refusal(TAKEN);
};

const without = (sent: Row, fields: ReadonlySet<string>): Row =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => !fields.has(field)));

/** The title of what belongs to a meeting. */
const childOf = ({ meetingId }: Row): string | undefined =>
  Object.entries({ 到会情况: attendRows, 表决: voteRows }).find(([, rows]) =>
    rows.all().some((child) => child['meetingId'] === meetingId),
  )?.[0];

/** What belongs to a meeting is of its branch. */
function refuseOtherBranch({ deptId }: Row, previous: Row): void {
  const title = (deptId ?? null) === null || deptId === previous['deptId'] ? undefined : childOf(previous);
  if (title !== undefined) throw new Refusal(`该记录有${title}，不能改党支部`);
}

/** 组织生活 */
const meetings = partyResource(
  { area: 'meeting', title: '组织生活', table: MEETING, rows: meetingRows },
  {
    received(sent, previous) {
      if (previous) refuseLocked(previous);
      if (previous) refuseOtherBranch(sent, previous);
      const given = without(sent, BY_MOVES);
      return previous ? given : { ...given, status: '0' };
    },
    checkRemoval(row) {
      refuseLocked(row);
      const title = childOf(row);
      if (title !== undefined) throw new Refusal(`该记录有${title}，不能删除`);
    },
  },
);

/** The meeting to which a record belongs, which is of the same branch. */
function meetingOf({ meetingId, deptId }: Row): Row {
  const meeting = meetingRows.find(Number(meetingId));
  if (!meeting || Number(deptId) !== meeting['deptId']) throw new Refusal('没有这次组织生活');
  return meeting;
}

const isMakeup = (field: string) => ['attendId', 'makeupFlag', 'makeupDate'].includes(field);

const ofMeeting: Partial<Resource> = {
  received(sent, previous) {
    refuseLocked(meetingOf({ ...previous, ...sent }));
    if (previous) refuseLocked(meetingOf(previous));
    return sent;
  },
  checkRemoval: (row) => refuseLocked(meetingOf(row)),
};

/** 到会情况 */
const attendances = partyResource(
  {
    area: 'attend',
    title: '到会情况',
    table: ATTEND,
    rows: attendRows,
    key: ['party_attend.uk_party_attend_member_id', ['meetingId', 'memberId']],
  },
  {
    ...ofMeeting,
    received(sent, previous, account) {
      // 补课 is noted after the meeting is passed, too.
      if (previous && Object.keys(sent).every(isMakeup)) return sent;
      return ofMeeting.received?.(sent, previous, account) ?? sent;
    },
  },
);

/** 表决 */
const votes = partyResource({ area: 'vote', title: '表决', table: VOTE, rows: voteRows }, ofMeeting);

export const meetingParts = [meetings, attendances, votes];

const approved = ({ realName }: Account) => ({ approveBy: realName, approveDate: localTime().slice(0, 10) });

/** Without `party.approval`, what is submitted is passed. */
const isApprovalOff = () =>
  configs.rows.all().some(({ configKey, configValue }) => configKey === 'party.approval' && configValue === 'false');

const move = (word: string, from: readonly string[], more: Pick<Move, 'check' | 'to'>): Move => ({
  resource: meetings.complete,
  word,
  state: 'status',
  from,
  ...more,
});

export const MEETING_MOVES: readonly Move[] = [
  move('submit', ['0', '3'], {
    check(_sent, row) {
      const isWhole = [row['holdDate'], row['hostName'], row['recorderName'], row['attendNum'] ?? ''].every(
        (value) => (value ?? '') !== '',
      );
      if (!isWhole) throw new Refusal('请先填写召开日期、主持人、记录人和实到人数');
    },
    to: (_sent, _row, { username }) => ({ status: isApprovalOff() ? '2' : '1', submitBy: username }),
  }),
  move('recall', ['1'], {
    check(_sent, { submitBy }, { username }) {
      if (submitBy !== username) throw new Refusal(TAKEN);
    },
    to: () => ({ status: '0' }),
  }),
  move('approve', ['1'], {
    check: (_sent, { submitBy }, account) => notOwn(submitBy, account),
    to: (_sent, _row, account) => ({ status: '2', ...approved(account) }),
  }),
  move('back', ['1'], {
    check({ backReason }, { submitBy }, account) {
      notOwn(submitBy, account);
      needed(backReason, '请写明退回原因');
    },
    to: ({ backReason }, _row, account) => ({ status: '3', backReason, ...approved(account) }),
  }),
  move('excuse', ['0'], {
    check: ({ backReason }) => needed(backReason, '请写明免开原因'),
    to: ({ backReason }) => ({ status: '4', backReason }),
  }),
  move('reopen', ['2'], {
    check: ({ backReason }) => needed(backReason, '请写明重开原因'),
    to: ({ backReason }) => ({ status: '3', backReason }),
  }),
];
