import type { ServerRecord } from '@/lib/record/ServerRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { PRESENT } from './meetingRules';

/** The values of a row by their labels, in words. */
type Words = Readonly<Record<string, string>>;

/**
 * What `meeting.docx` asks for: 会议记录.
 *
 * @param attendances of the meeting, with their values by name
 * @param votes in words
 */
export function minutesOf(
  meeting: Words,
  attendances: readonly (ServerRecord & { words: Words })[],
  votes: readonly Words[],
): object {
  const [vote] = votes;
  const present = attendances.filter(({ attendState }) => attendState === PRESENT);
  const absent = attendances.filter(({ attendState }) => attendState !== PRESENT);
  const reasonOf = ({ words: { 到会情况, 原因 } }: { words: Words }) => 原因 || 到会情况 || '';
  return {
    ...meeting,
    时间: [meeting['召开日期'], meeting['起止时间']].filter(Boolean).join(' '),
    有表决权人数: vote?.['实到会有表决权人数'] ?? '',
    到会人员: present.map(({ memberName }) => textOf(memberName)).join('、'),
    缺席人员及原因: absent.map((one) => `${textOf(one['memberName'])}（${reasonOf(one)}）`).join('、'),
    表决: votes,
  };
}
