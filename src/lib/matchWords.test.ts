import { expect, test } from 'vitest';
import { matchRows } from './matchWords';

const PEOPLE = [
  { nickName: '高丽华', userName: 'wanghai', dept: { deptName: '机关党委' } },
  { nickName: '王海洋', userName: 'clerk', dept: { deptName: '第二港埠公司党总支' } },
  { nickName: '李强', userName: 'liqiang', dept: { deptName: '网海支部' } },
];

test.each([
  ['王海', ['王海洋']],
  ['whw', []],
  ['why', ['王海洋']],
  ['clerk', ['王海洋']],
  ['第二港埠', ['王海洋']],
  // By the name first, then by the account, then by the unit.
  ['wanghai', ['王海洋', '高丽华', '李强']],
])('%s finds %j (§19.39)', (words, names) => {
  const found = matchRows(PEOPLE, ['nickName', 'userName', 'dept.deptName'], words);
  expect(found.map(({ nickName }) => nickName)).toEqual(names);
});
