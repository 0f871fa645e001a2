import { today } from '@/lib/time/today';

/** The values of a row by their labels, in words. */
type Words = Readonly<Record<string, string>>;

/** What `member.docx` asks for: 党员信息表. */
export const memberSheet = (member: Words, changes: readonly Words[]): object => ({
  ...member,
  党员类别: member['类别'],
  历程: [...changes].sort((one, other) => (one['日期'] ?? '').localeCompare(other['日期'] ?? '')),
  制表日期: today(),
});

/** What `roster.docx` asks for: 花名册. */
export function roster(members: readonly Words[]): object {
  const branches = [...new Set(members.map((member) => member['党支部']))];
  return {
    党组织: branches.length === 1 ? branches[0] : `${branches.length}个党支部`,
    人数: members.length,
    制表日期: today(),
    行: members.map((member, at) => ({
      ...member,
      序号: at + 1,
      入党: member['入党日期'],
      转正: member['转正日期'],
    })),
  };
}
