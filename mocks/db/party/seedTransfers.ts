import { daysAgo, monthsAgo } from './months';
import type { SeedMember } from './seedMembers';

const FIRST_ID = 9001;
const FIRST_HISTORY_ID = 9501;
const [OUT, IN, WITHIN] = ['1', '2', '3'] as const;
const [NATIONAL, LETTER, INNER] = ['1', '2', '3'] as const;
const [DRAFT, WAITING, ISSUED, RECEIVED, BACK, VOID] = ['0', '1', '2', '3', '4', '5'] as const;
const PLACES = [
  '市直机关工委',
  '海事局机关党委',
  '高新区工委组织部',
  '市国资委党委',
  '交通运输局机关党委',
  '临港街道党工委',
];
/** Where those are by now who have left. */
const LEFT_FOR = '市直机关';

interface Line {
  /** Place of the member in the roster, or the name of somebody who is not in it yet. */
  who: number | string;
  direction: string;
  way: string;
  status: string;
  /** The branch, for who is not in the roster. */
  deptId?: number;
  /** Of the letter and the receipt, in days before today. */
  issued?: number;
  days?: number;
  received?: number;
  to?: string;
  reason?: string;
}

/** Nobody has two transfers under way. The letters are in the order of their days, by which they have their numbers. */
const LINES: readonly Line[] = [
  { who: 17, direction: IN, way: NATIONAL, status: RECEIVED, received: 290 },
  { who: 36, direction: IN, way: LETTER, status: RECEIVED, received: 260 },
  { who: 62, direction: WITHIN, way: INNER, status: RECEIVED, received: 230 },
  { who: 84, direction: IN, way: LETTER, status: RECEIVED, received: 200 },
  { who: 105, direction: WITHIN, way: INNER, status: RECEIVED, received: 170 },
  { who: 125, direction: IN, way: NATIONAL, status: RECEIVED, received: 140 },
  { who: 182, direction: WITHIN, way: INNER, status: RECEIVED, received: 110 },
  { who: 164, direction: IN, way: LETTER, status: RECEIVED, received: 95 },
  { who: 19, direction: OUT, way: LETTER, status: VOID, issued: 96, days: 30, reason: '介绍信遗失，重新开具' },
  { who: 188, direction: OUT, way: LETTER, status: RECEIVED, issued: 80, days: 90, received: 60, to: LEFT_FOR },
  { who: 230, direction: OUT, way: LETTER, status: RECEIVED, issued: 78, days: 90, received: 60, to: LEFT_FOR },
  { who: 108, direction: OUT, way: LETTER, status: VOID, issued: 50, days: 30, reason: '去向有变' },
  { who: 67, direction: OUT, way: LETTER, status: ISSUED, issued: 44, days: 90 },
  { who: 155, direction: OUT, way: LETTER, status: ISSUED, issued: 38, days: 90 },
  { who: 19, direction: OUT, way: LETTER, status: ISSUED, issued: 24, days: 30 },
  { who: 88, direction: OUT, way: LETTER, status: ISSUED, issued: 21, days: 30 },
  { who: 178, direction: OUT, way: LETTER, status: ISSUED, issued: 12, days: 90 },
  { who: 211, direction: OUT, way: LETTER, status: ISSUED, issued: 5, days: 60 },
  { who: 16, direction: OUT, way: LETTER, status: WAITING },
  { who: 11, direction: WITHIN, way: INNER, status: WAITING, to: '第一港埠公司装卸二队党支部' },
  { who: '汪海生', deptId: 207, direction: IN, way: NATIONAL, status: WAITING },
  { who: 132, direction: OUT, way: NATIONAL, status: WAITING },
  { who: 18, direction: OUT, way: LETTER, status: BACK, reason: '去何处请写全称' },
  { who: 152, direction: WITHIN, way: INNER, status: BACK, to: '第二港埠公司装卸二队党支部', reason: '请写明原因' },
  { who: 21, direction: OUT, way: LETTER, status: DRAFT },
  { who: '孟祥瑞', deptId: 205, direction: IN, way: LETTER, status: DRAFT },
];

/** 26 transfers of all kinds and states. */
export function seedTransfers(members: readonly SeedMember[]) {
  const branchOf = (id: number) => members.find(({ deptId }) => deptId === id)?.deptName ?? '';
  const numbers = new Map<string, number>();
  const nextNo = (year: string) => {
    const number = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, number);
    return `${year}${String(number).padStart(3, '0')}`;
  };
  return LINES.map(({ who, direction, way, status, issued, days = 0, received, to, reason, ...line }, index) => {
    const member = typeof who === 'number' ? members[who] : undefined;
    const now = member?.deptId ?? line.deptId ?? 0;
    // Who was moved within the group has come from the next branch of the unit.
    const deptId = direction === WITHIN && status === RECEIVED ? now + 1 : now;
    const place = PLACES[index % PLACES.length] ?? '';
    const letterDate = issued === undefined ? null : daysAgo(issued);
    return {
      ...{ transferId: FIRST_ID + index, deptId, deptName: branchOf(deptId) },
      ...{ memberId: member?.memberId ?? null, memberName: member?.memberName ?? who },
      ...{ directionType: direction, wayType: way, status },
      letterNo: letterDate && nextNo(letterDate.slice(0, 4)),
      fromUnit: direction === IN ? place : branchOf(deptId),
      toUnit: direction === OUT ? (to ?? place) : (to ?? branchOf(now)),
      feeUntil: monthsAgo(received === undefined ? 1 : Math.ceil(received / 30)),
      ...(letterDate && { validDays: days, letterDate, expireDate: daysAgo((issued ?? 0) - days) }),
      receiptDate: received === undefined ? null : daysAgo(received),
      ...(direction === OUT &&
        way === LETTER && {
          ...{ headTitle: to ?? place, oldAddress: '港口路1号港口集团党委组织部' },
          ...{ oldPhone: '0532-80000000', oldZip: '266000' },
        }),
      backReason: reason ?? null,
      createBy: now === 205 ? 'zhiwei' : '',
    };
  });
}

const CHANGE_TYPES = new Map<string, string>([
  [IN, '4'],
  [WITHIN, '3'],
]);

/** What the transfers that are received have left in 党员历程, besides who has left. */
export const seedTransferHistory = (members: readonly SeedMember[]) =>
  seedTransfers(members)
    .filter(({ status, directionType }) => status === RECEIVED && CHANGE_TYPES.has(directionType))
    .map(({ transferId, memberId, directionType, fromUnit, toUnit, receiptDate }, index) => ({
      ...{ historyId: FIRST_HISTORY_ID + index, memberId },
      deptId: members.find((one) => one.memberId === memberId)?.deptId,
      ...{ changeType: CHANGE_TYPES.get(directionType), changeDate: receiptDate, fromText: fromUnit, toText: toUnit },
      remark: `转接记录${transferId}`,
    }));
