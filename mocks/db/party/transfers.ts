import type { Account } from '../accounts';
import { takeId } from '../db';
import { Refusal } from '../Refusal';
import type { Row } from '../resource/collection';
import { localTime } from '../resource/localTime';
import type { Move } from '../resource/Resource';
import { developRows, stepRows } from './develops';
import { needed, notOwn } from './moveChecks';
import { partyResource } from './partyResource';
import { HISTORY, historyRows, memberRows, standardRows, TRANSFER, transferRows } from './tables';

const TAKEN = '该记录已被他人处理';
const [OUT, IN, WITHIN] = ['1', '2', '3'] as const;
const BY_LETTER = '2';
const [DRAFT, WAITING, ISSUED, RECEIVED, BACK, VOID] = ['0', '1', '2', '3', '4', '5'] as const;
/** What the moves alone write. */
const BY_MOVES = new Set('status letterNo validDays letterDate expireDate receiptDate backReason'.split(' '));

const hasLetter = ({ directionType, wayType }: Row) => wayType === BY_LETTER && directionType !== IN;

function refuseLocked({ status }: Row): void {
  if (status !== DRAFT && status !== BACK) throw new Refusal(TAKEN);
}

/** Nobody has two transfers under way, and no membership that is stopped goes elsewhere. */
function checkMember({ transferId, memberId }: Row): void {
  if ((memberId ?? null) === null) return;
  const isOpen = ({ status }: Row) => status === DRAFT || status === WAITING || status === ISSUED;
  const others = transferRows.all().filter((one) => one['memberId'] === memberId && one['transferId'] !== transferId);
  if (others.some(isOpen)) throw new Refusal('该党员已有办理中的转接');
  if (memberRows.find(Number(memberId))?.['memberState'] === '1') throw new Refusal('停止党籍的党员不能转接');
}

/** 组织关系转接 */
export const transfers = partyResource(
  {
    area: 'transfer',
    title: '组织关系转接',
    table: TRANSFER,
    rows: transferRows,
    key: ['party_transfer.uk_party_transfer_letter_no', ['letterNo']],
  },
  {
    received(sent, previous) {
      if (previous) refuseLocked(previous);
      else checkMember(sent);
      const given = Object.fromEntries(Object.entries(sent).filter(([field]) => !BY_MOVES.has(field)));
      return previous ? given : { ...given, status: DRAFT };
    },
    checkRemoval: refuseLocked,
  },
);

const monthsFrom = (month: string, count: number) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return localTime(new Date(year, number - 1 + count, 1)).slice(0, 7);
};

/** The standards end with the month until which dues are paid, and go on in the new branch. */
function moveStandards({ deptId, feeUntil }: Row, memberId: unknown, branch: Row): void {
  const [last, next] = [String(feeUntil), monthsFrom(String(feeUntil), 1)];
  const open = standardRows
    .all()
    .filter((row) => row['memberId'] === memberId && row['deptId'] === deptId && row['status'] !== '1')
    .filter(({ endMonth }) => typeof endMonth !== 'string' || endMonth === '' || endMonth > last);
  for (const row of open) {
    standardRows.put({ ...row, endMonth: last });
    const startMonth = String(row['startMonth']) > next ? row['startMonth'] : next;
    standardRows.put({ ...row, ...branch, standardId: takeId(), startMonth });
  }
}

/** What a receipt changes: the member, 党员历程, and within the group what goes along. Done once more, it changes nothing. */
function settle(transfer: Row, sent: Row, { username }: Account): void {
  const { transferId, directionType, deptId, deptName, letterNo } = transfer;
  const memberId = Number(directionType === IN ? sent['memberId'] : transfer['memberId']);
  const member = memberRows.find(memberId);
  if (!member || (directionType === IN && member['deptId'] !== deptId)) throw new Refusal('名册中没有该党员');
  const isWithin = directionType === WITHIN;
  const branch = { deptId: sent['deptId'], deptName: sent['deptName'] };
  if (isWithin && (!branch.deptId || branch.deptId === deptId)) throw new Refusal('请选择新支部');
  if (directionType === OUT) memberRows.put({ ...member, memberState: '3' });
  if (isWithin) memberRows.put({ ...member, ...branch });
  const remark = `转接记录${String(transferId)}`;
  const history = historyRows.all().filter((row) => row['memberId'] === memberId);
  if (!history.some((row) => row['remark'] === remark))
    historyRows.put({
      ...HISTORY.blank,
      ...{ historyId: takeId(), memberId, deptId, docNo: letterNo, remark, createBy: username },
      changeType: directionType === OUT ? '5' : isWithin ? '3' : '4',
      changeDate: sent['receiptDate'],
      fromText: isWithin ? deptName : transfer['fromUnit'],
      toText: isWithin ? branch.deptName : transfer['toUnit'],
    });
  if (!isWithin) return;
  for (const row of historyRows.all().filter((one) => one['memberId'] === memberId))
    historyRows.put({ ...row, deptId: branch.deptId });
  for (const row of developRows.all().filter((one) => one['memberId'] === memberId && one['status'] === '0')) {
    developRows.put({ ...row, ...branch });
    for (const step of stepRows.all().filter(({ developId }) => developId === row['developId']))
      stepRows.put({ ...step, deptId: branch.deptId });
  }
  moveStandards(transfer, memberId, branch);
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + days);
  return localTime(date).slice(0, 10);
}

const move = (word: string, from: readonly string[], more: Pick<Move, 'check' | 'to'>): Move => ({
  resource: transfers.complete,
  word,
  state: 'status',
  from,
  ...more,
});

export const TRANSFER_MOVES: readonly Move[] = [
  move('submit', [DRAFT, BACK], {
    check: (_sent, row) => checkMember(row),
    to: () => ({ status: WAITING }),
  }),
  move('back', [WAITING], {
    check({ backReason }, { createBy }, account) {
      notOwn(createBy, account);
      needed(backReason, '请写明退回原因');
    },
    to: ({ backReason }) => ({ status: BACK, backReason }),
  }),
  move('issue', [WAITING], {
    check({ letterNo, letterDate, validDays }, row, account) {
      notOwn(row['createBy'], account);
      if (!hasLetter(row)) throw new Refusal('该转接不开具介绍信');
      needed(letterNo, '介绍信编号不能为空');
      needed(letterDate, '开具日期不能为空');
      if (!(Number(validDays) >= 1)) throw new Refusal('有效期至少1天');
      checkMember(row);
    },
    to: ({ letterNo, letterDate, validDays }) => ({
      ...{ status: ISSUED, letterNo, letterDate, validDays },
      expireDate: daysAfter(String(letterDate), Number(validDays)),
    }),
  }),
  move('receive', [WAITING, ISSUED], {
    check({ receiptDate }, row, account) {
      if (row['status'] !== (hasLetter(row) ? ISSUED : WAITING)) throw new Refusal(TAKEN);
      if (row['status'] === WAITING) notOwn(row['createBy'], account);
      needed(receiptDate, '回执日期不能为空');
      if (typeof row['letterDate'] === 'string' && String(receiptDate) < row['letterDate'])
        throw new Refusal('回执日期不能早于开具日期');
      checkMember(row);
    },
    to(sent, row, account) {
      settle(row, sent, account);
      return { status: RECEIVED, receiptDate: sent['receiptDate'], memberId: sent['memberId'] ?? row['memberId'] };
    },
  }),
  move('void', [ISSUED], {
    check: ({ backReason }) => needed(backReason, '请写明作废原因'),
    to: ({ backReason }) => ({ status: VOID, backReason }),
  }),
];
