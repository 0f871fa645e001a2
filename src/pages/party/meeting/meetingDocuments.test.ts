import { expect, test } from 'vitest';
import { minutesOf, invitationOf } from './meetingDocuments';

const MEETING = { 名称: '第三季度支部党员大会', 召开日期: '2026-09-20', 起止时间: '14:00—15:30' };
const VOTE = { 事项: '接收张伟', 实到会有表决权人数: '11', 同意: '11' };
const attendance = (memberName: string, attendState: string, 到会情况: string, 原因 = '') => ({
  ...{ memberName, attendState },
  words: { 到会情况, 原因 },
});

test('minutes name who was there and who was not, with the reason', () => {
  const attendances = [
    attendance('张伟', '1', '到会'),
    attendance('李强', '2', '请假', '倒班'),
    attendance('王芳', '1', '到会'),
    attendance('赵敏', '3', '缺席'),
  ];
  expect(minutesOf(MEETING, attendances, [VOTE])).toMatchObject({
    名称: '第三季度支部党员大会',
    时间: '2026-09-20 14:00—15:30',
    到会人员: '张伟、王芳',
    缺席人员及原因: '李强（倒班）、赵敏（缺席）',
    有表决权人数: '11',
    表决: [VOTE],
  });
});

test('without hours, votes and attendance there are blanks', () => {
  expect(minutesOf({ ...MEETING, 起止时间: '' }, [], [])).toMatchObject({
    时间: '2026-09-20',
    到会人员: '',
    缺席人员及原因: '',
    有表决权人数: '',
    表决: [],
  });
});

const MEMBERS = [
  { memberId: 1, memberName: '张伟', partyPost: '1', groupName: '第一党小组' },
  { memberId: 2, memberName: '李强', partyPost: '3', groupName: '第二党小组' },
  { memberId: 3, memberName: '王芳', partyPost: '9', groupName: '第二党小组' },
];
const WORDS = {
  名称: '第四季度支部党员大会',
  党支部: '装卸一队党支部',
  地点: '活动室',
  议题: '一、学习；\n二、换届。',
  起止时间: '14:00',
};

test.each([
  ['1', '全体党员'],
  ['5', '全体党员'],
  ['2', '张伟、李强'],
  ['3', '李强、王芳'],
])('an invitation to a meeting of kind %s names %s (§20.23)', (meetingType, people) => {
  const meeting = { meetingType, groupName: '第二党小组', planDate: '2026-12-05' };
  expect(invitationOf(meeting, WORDS, MEMBERS, '2026-11-28')).toEqual({
    名称: '第四季度支部党员大会',
    时间: '2026年12月5日 14:00',
    地点: '活动室',
    议题: '一、学习；二、换届',
    参加人员: people,
    党支部: '装卸一队党支部',
    日期: '2026年11月28日',
  });
});
