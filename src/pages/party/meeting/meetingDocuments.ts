import dayjs from 'dayjs';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { textOf } from '@/lib/record/ServerRecord';
import { attendanceFor } from './attendance';
import { COMMITTEE, GROUP, PRESENT } from './meetingRules';

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

/** Items as they are typed, in lines of their own. */
const inOneLine = (items: string): string =>
  items
    .split('\n')
    .map((item) => item.trim().replace(/[；;。]$/, ''))
    .filter(Boolean)
    .join('；');

const chineseDay = (day: string): string => dayjs(day).format('YYYY年M月D日');

/**
 * What `notice.docx` asks for: 会议通知 of a planned meeting. Who belongs to a committee or a group is named.
 *
 * @param words the values of the meeting by their labels
 * @param members those of the branch
 */
export function invitationOf(
  meeting: ServerRecord,
  words: Words,
  members: readonly ServerRecord[],
  today: string,
): object {
  const isOfSome = [COMMITTEE, GROUP].includes(textOf(meeting['meetingType']));
  const names = attendanceFor(meeting, members).map(({ memberName }) => textOf(memberName));
  return {
    名称: words['名称'],
    时间: [chineseDay(textOf(meeting['planDate'])), words['起止时间']].filter(Boolean).join(' '),
    地点: words['地点'],
    议题: inOneLine(words['议题'] ?? ''),
    参加人员: isOfSome ? names.join('、') : '全体党员',
    党支部: words['党支部'],
    日期: chineseDay(today),
  };
}
