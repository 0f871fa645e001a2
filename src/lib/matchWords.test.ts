import { expect, test } from 'vitest';
import { matchRows, matchWords } from './matchWords';

test.each([
  ['王海洋', 'wanghy', [0, 2]],
  ['王海洋', 'whaiy', [0, 2]],
  ['王海洋', 'whyang', [0, 2]],
  ['王海洋', 'WangHY', [0, 2]],
  ['王海洋', "wang'h'y", [0, 2]],
  ['王海洋', 'w hai y', [0, 2]],
  ['王海洋', 'haiy', [1, 2]],
  ['王海洋', 'wanghyx', undefined],
  ['王海洋', 'wanghay', [0, 2]],
  ['集装箱码头公司党委', 'jizxmt', [0, 4]],
  ['吕庄', 'lzhuang', [0, 1]],
  ['长江引航站', 'changjyh', [0, 3]],
  ['长江引航站', 'zhangjyh', [0, 3]],
  ['西安', 'xian', [0, 1]],
  ['12号楼', '12haol', [0, 3]],
  ['clerk', 'celerk', undefined],
] as const)('%s is looked for by %s: %j (§12.12)', (text, words, place) =>
  expect(matchWords(text, words)).toEqual(place),
);

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
