import { describe, expect, test } from 'vitest';
import { searchTree, indexTree } from './indexTree';
import { BRANCH_INDEX, sortedIds } from '../../../tests/branchTree';

describe('search', () => {
  test.each([
    ['', '', '', 0],
    ['  ', '', '', 0],
    ['三', 'g l l3', 'g l', 1],
    ['支部', 'g l l3 m m1 m1a m1b m2', 'g l m', 3],
    ['abc', 'g l l3', 'g l', 1],
    ['码头', 'g m m1 m1a m1b m2', 'g', 1],
    ['没有', '', '', 0],
  ])('%j', (words, shown, opened, matches) => {
    const result = searchTree(BRANCH_INDEX, words);
    expect(sortedIds(result.shown)).toBe(shown);
    expect(sortedIds(result.opened)).toBe(opened);
    expect(result.matches).toBe(matches);
  });
});

test('keywords are searched like names', () => {
  const keyed = indexTree([
    { id: 1, name: '性别', keywords: 'sys_user_sex' },
    { id: 2, name: '学历' },
  ]);
  expect(sortedIds(searchTree(keyed, 'USER').shown)).toBe('1');
});
