import { expect, test } from 'vitest';
import { attendanceFor } from './attendance';

const MEMBERS = [
  { memberId: 1, memberName: '张伟', partyPost: '1', groupName: '第一党小组' },
  { memberId: 2, memberName: '李强', partyPost: '7', groupName: '第一党小组' },
  { memberId: 3, memberName: '王芳', partyPost: '3', groupName: '第二党小组' },
  { memberId: 4, memberName: '赵敏', partyPost: '9', groupName: null },
];

test.each([
  [{ meetingType: '1' }, ['张伟', '李强', '王芳', '赵敏']],
  [{ meetingType: '2' }, ['张伟', '王芳']],
  [{ meetingType: '3', groupName: '第一党小组' }, ['张伟', '李强']],
  [{ meetingType: '3', groupName: '' }, []],
])('%j is for %j, who are all there at first', (meeting, names) => {
  const rows = attendanceFor(meeting, MEMBERS);
  expect(rows.map(({ memberName }) => memberName)).toEqual(names);
  expect(rows.every(({ attendState }) => attendState === '1')).toBe(true);
});
