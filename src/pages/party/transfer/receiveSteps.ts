import dayjs from 'dayjs';
import { isEmpty, type ServerRecord, STAMPS, textOf } from '@/lib/record/ServerRecord';
import type { ActionCall } from '@/resource/model/Resource';
import { coversMonth, ENDED } from '../fee/standardRules';
import { GONE, IN, OUT, WITHIN } from './transferRules';
import { RECEIVED, TRANSFERS } from './transfers';

/** What a receipt changes in one place: calls, of which those that are done already are left out. */
interface Step {
  label: string;
  calls: readonly ActionCall[];
}

/** What a receipt says: its day; within the group the new branch, and of who comes the member of the roster. */
export interface Receipt {
  receiptDate: string;
  deptId?: unknown;
  deptName?: unknown;
  memberId?: unknown;
}

/** The rows of a member as they are now. */
export interface MemberRows {
  member: ServerRecord;
  history: readonly ServerRecord[];
  develops: readonly ServerRecord[];
  developSteps: readonly ServerRecord[];
  standards: readonly ServerRecord[];
}

/** 党员历程 of each direction, as `history_type` has them. */
const CHANGE_TYPES = new Map<unknown, string>([
  [OUT, '5'],
  [IN, '4'],
  [WITHIN, '3'],
]);
/** What a standard has of its own in each branch. */
const NOT_COPIED = ['standardId', 'endMonth', ...STAMPS];

const isSame = (one: unknown, other: unknown) => textOf(one) === textOf(other);

/** By what the entry of 党员历程 is known again that a receipt has made. */
const markOf = ({ transferId }: ServerRecord): string => `转接记录${textOf(transferId)}`;

const monthsFrom = (month: unknown, count: number) => dayjs(textOf(month)).add(count, 'month').format('YYYY-MM');

const put = (url: string, body: object): ActionCall => ({ method: 'PUT', url, body });

function historyCalls(transfer: ServerRecord, receipt: Receipt, { member, history }: MemberRows): ActionCall[] {
  const remark = markOf(transfer);
  if (history.some((row) => row['remark'] === remark)) return [];
  const { directionType, deptId, deptName, fromUnit, toUnit, letterNo } = transfer;
  const isWithin = directionType === WITHIN;
  const body = {
    memberId: member['memberId'],
    deptId: isWithin ? receipt.deptId : deptId,
    changeType: CHANGE_TYPES.get(directionType),
    changeDate: receipt.receiptDate,
    fromText: isWithin ? deptName : fromUnit,
    toText: isWithin ? receipt.deptName : toUnit,
    ...(!isEmpty(letterNo) && { docNo: letterNo }),
    remark,
  };
  return [{ method: 'POST', url: '/party/history', body }];
}

/** The rows that do not lie in the new branch yet. */
const moved = (rows: readonly ServerRecord[], url: string, id: string, branch: { deptId?: unknown }): ActionCall[] =>
  rows.filter((row) => !isSame(row['deptId'], branch.deptId)).map((row) => put(url, { [id]: row[id], ...branch }));

/**
 * The standards of the old branch end with the month until which dues are paid, and the same hold in the new branch from
 * then on. One that has ended with that month by itself goes on too, unless another one follows it.
 */
function standardSteps(transfer: ServerRecord, receipt: Receipt, all: readonly ServerRecord[]): Step[] {
  const last = textOf(transfer['feeUntil']);
  const next = monthsFrom(last, 1);
  const standards = all.filter(({ status }) => status !== ENDED);
  const isOpen = ({ endMonth }: ServerRecord) => textOf(endMonth) === '' || textOf(endMonth) > last;
  const startOf = ({ startMonth }: ServerRecord) => (textOf(startMonth) > next ? textOf(startMonth) : next);
  const isMissing = (row: ServerRecord) =>
    !standards.some(
      (one) =>
        one !== row && !(isOpen(row) && isSame(one['deptId'], transfer['deptId'])) && coversMonth(one, startOf(row)),
    );
  const bodyOf = (row: ServerRecord): object => {
    const own = Object.entries(row).filter(([name, value]) => !isEmpty(value) && !NOT_COPIED.includes(name));
    const followers = standards.map(({ startMonth }) => textOf(startMonth)).filter((month) => month > startOf(row));
    const [follower] = followers.sort();
    const endMonth =
      isOpen(row) && textOf(row['endMonth']) !== '' ? row['endMonth'] : follower && monthsFrom(follower, -1);
    return {
      ...Object.fromEntries(own),
      deptId: receipt.deptId,
      deptName: receipt.deptName,
      startMonth: startOf(row),
      ...(endMonth !== undefined && { endMonth }),
    };
  };
  return standards
    .filter((row) => isSame(row['deptId'], transfer['deptId']) && (isOpen(row) || row['endMonth'] === last))
    .flatMap((row): Step[] => [
      {
        label: '终止原支部的党费标准',
        calls: isOpen(row) ? [put('/party/standard', { standardId: row['standardId'], endMonth: last })] : [],
      },
      {
        label: '新增新支部的党费标准',
        calls: isMissing(row) ? [{ method: 'POST', url: '/party/standard', body: bodyOf(row) }] : [],
      },
    ]);
}

/**
 * What is left of a receipt, in its order, by what is there: first the member, last the transfer itself, because who may see
 * the other rows goes by their branch. What stands in another branch by then, such as dues, stays.
 */
export function receiveSteps(transfer: ServerRecord, receipt: Receipt, rows: MemberRows): Step[] {
  const { transferId, directionType } = transfer;
  const { member, history, develops, developSteps, standards } = rows;
  const { memberId } = member;
  const branch = { deptId: receipt.deptId, deptName: receipt.deptName };
  const isWithin = directionType === WITHIN;
  const ofMember: Step[] = [
    ...(directionType === OUT && member['memberState'] !== GONE
      ? [{ label: '党员名册', calls: [put('/party/member', { memberId, memberState: GONE })] }]
      : []),
    ...(isWithin ? [{ label: '党员名册', calls: moved([member], '/party/member', 'memberId', branch) }] : []),
    { label: '党员历程', calls: historyCalls(transfer, receipt, rows) },
  ];
  const along: Step[] = isWithin
    ? [
        {
          label: '以前的党员历程',
          calls: moved(history, '/party/history', 'historyId', { deptId: branch.deptId }),
        },
        { label: '发展党员', calls: moved(develops, '/party/develop', 'developId', branch) },
        { label: '发展步骤', calls: moved(developSteps, '/party/step', 'stepId', { deptId: branch.deptId }) },
        ...standardSteps(transfer, receipt, standards),
      ]
    : [];
  const received = { transferId, memberId, receiptDate: receipt.receiptDate, status: RECEIVED };
  const own = { label: '转接记录', calls: [put(TRANSFERS.path, received)] };
  return [...ofMember, ...along, own].filter(({ calls }) => calls.length > 0);
}
