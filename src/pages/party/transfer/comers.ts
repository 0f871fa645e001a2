import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { dayText } from '@/lib/time/readTime';
import { NORMAL } from '../member/memberCounts';
import { GONE } from './transferRules';

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
