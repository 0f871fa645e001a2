import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { dayText } from '@/lib/time/readTime';
import { BACK, DRAFT, ISSUED, RECEIVED, VOID, WAITING } from './transfers';
import { NORMAL } from '../member/memberCounts';

/** Directions, as `transfer_direction` has them. */
export const OUT = '1';
export const IN = '2';
export const WITHIN = '3';
/** By 介绍信, as `transfer_way` has it. */
const BY_LETTER = '2';

/** States of a member, as `member_state` has them. */
const STOPPED = '1';
export const GONE = '3';

const LEAST_DAYS = 1;
/** Three months. */
const MOST_DAYS = 90;

/** Whether a letter is written: for whom a branch lets go by one. With who comes, it comes from elsewhere. */
export const hasLetter = ({ directionType, wayType }: ServerRecord): boolean =>
  wayType === BY_LETTER && directionType !== IN;

export const canSubmit = ({ status }: ServerRecord): boolean => status === DRAFT || status === BACK;
export const isWaiting = ({ status }: ServerRecord): boolean => status === WAITING;
export const canIssue = (transfer: ServerRecord): boolean => isWaiting(transfer) && hasLetter(transfer);
export const isIssued = ({ status }: ServerRecord): boolean => status === ISSUED;
export const canReceive = (transfer: ServerRecord): boolean =>
  transfer['status'] === (hasLetter(transfer) ? ISSUED : WAITING);

/** What is being judged, is under way or at its end, is not changed. */
export const isLocked = ({ status }: ServerRecord): boolean =>
  [WAITING, ISSUED, RECEIVED, VOID].includes(textOf(status));

/** Whether a letter that is out is no longer valid on a day. */
export const isExpired = ({ status, expireDate }: ServerRecord, day: string): boolean =>
  status === ISSUED && textOf(expireDate) !== '' && textOf(expireDate) < day;

/** Nobody judges what they have made; without a name it is unknown, and the server decides. */
export const isOwn = ({ createBy }: ServerRecord, username: string): boolean =>
  textOf(createBy) !== '' && createBy === username;

/** Why a letter cannot be issued so. */
export function letterProblem({ letterNo, validDays, letterDate }: ServerRecord): string | undefined {
  if (textOf(letterNo).trim() === '') return '介绍信编号不能为空';
  if (textOf(letterDate) === '') return '开具日期不能为空';
  return Number(validDays) >= LEAST_DAYS ? undefined : '有效期至少1天';
}

export const letterWarnings = ({ validDays }: ServerRecord): string[] =>
  Number(validDays) > MOST_DAYS ? ['有效期一般不超过三个月'] : [];

/** Why a receipt cannot be of its day. */
export const receiptProblem = ({ letterDate, receiptDate }: ServerRecord): string | undefined =>
  textOf(letterDate) !== '' && textOf(receiptDate) < textOf(letterDate) ? '回执日期不能早于开具日期' : undefined;

export const receiptWarnings = (transfer: ServerRecord): string[] =>
  isExpired(transfer, textOf(transfer['receiptDate'])) ? ['介绍信已过有效期'] : [];

const isOf = (transfer: ServerRecord) => (row: ServerRecord) =>
  textOf(row['memberId']) === textOf(transfer['memberId']);

/** Why a member cannot be transferred: by the roster, and by the member's other transfers. */
export function memberProblem(
  transfer: ServerRecord,
  members: readonly ServerRecord[],
  transfers: readonly ServerRecord[],
): string | undefined {
  const isOfMember = isOf(transfer);
  if (members.some((one) => isOfMember(one) && one['memberState'] === STOPPED)) return '停止党籍的党员不能转接';
  const isOther = ({ transferId }: ServerRecord) => textOf(transferId) !== textOf(transfer['transferId']);
  const isOpen = ({ status }: ServerRecord) => [DRAFT, WAITING, ISSUED].includes(textOf(status));
  return transfers.some((one) => isOfMember(one) && isOther(one) && isOpen(one)) ? '该党员已有办理中的转接' : undefined;
}

/**
 * What is unusual in the transfer of a member, but allowed.
 *
 * @param unpaid dues that are not paid
 * @param develops 发展党员 that is under way
 */
export function memberWarnings(
  transfer: ServerRecord,
  unpaid: readonly ServerRecord[],
  develops: readonly ServerRecord[],
): string[] {
  const isOfMember = isOf(transfer);
  const owes = unpaid.some((fee) => isOfMember(fee) && textOf(fee['feeMonth']) <= textOf(transfer['feeUntil']));
  return [...(owes ? ['党费未交至所填月份'] : []), ...(develops.some(isOfMember) ? ['该同志正在发展转正程序中'] : [])];
}

/** The members of the roster who may be the one that comes: who has left once, and who is in the branch already. */
export function comersOf({ deptId, memberName }: ServerRecord, members: readonly ServerRecord[]): ServerRecord[] {
  const isHere = (one: ServerRecord) => one['memberState'] === NORMAL && textOf(one['deptId']) === textOf(deptId);
  return members.filter((one) => one['memberName'] === memberName && (one['memberState'] === GONE || isHere(one)));
}

/** The member that was saved in a branch: of that name and birth date, the newest. */
export function savedMember(
  { deptId, memberName }: ServerRecord,
  birthDate: unknown,
  members: readonly ServerRecord[],
): ServerRecord | undefined {
  const newestFirst = (one: ServerRecord, other: ServerRecord) => Number(other['memberId']) - Number(one['memberId']);
  return members
    .filter((one) => one['memberName'] === memberName && textOf(one['deptId']) === textOf(deptId))
    .filter((one) => one['memberState'] === NORMAL && dayText(one['birthDate']) === dayText(birthDate))
    .sort(newestFirst)[0];
}

/** What tells one of them from the others, without a private value. */
export const comerText = ({ memberState, memberName, deptName, birthDate }: ServerRecord): string => {
  const who = `${textOf(memberName)}（${textOf(deptName)}，${dayText(birthDate)}出生`;
  return memberState === GONE ? `${who}，组织关系已转出）：恢复并修改` : `${who}）：已在名册中`;
};
