import { describe, expect, test } from 'vitest';
import { indexTree, searchTree, type TreeItem } from './treeIndex';

/** 集团 → 码头 (一支部 → 甲组 乙组; 二支部), 轮驳 (三支部) */
const RECORDS: TreeItem[] = [
  { id: 'g', parentId: 0, name: '集团' },
  { id: 'm', parentId: 'g', name: '码头' },
  { id: 'm1', parentId: 'm', name: '一支部' },
  { id: 'm1a', parentId: 'm1', name: '甲组' },
  { id: 'm1b', parentId: 'm1', name: '乙组' },
  { id: 'm2', parentId: 'm', name: '二支部' },
  { id: 'l', parentId: 'g', name: '轮驳' },
  { id: 'l3', parentId: 'l', name: '三支部ABC' },
];
const index = indexTree(RECORDS);
const sorted = (ids: Iterable<string>) => [...ids].sort().join(' ');

test('the index is in reading order, however the records are', () => {
  expect(indexTree([...RECORDS].reverse()).nodes.map(({ id }) => id)[0]).toBe('g');
  expect(index.nodes.map(({ id }) => id).join(' ')).toBe('g m m1 m1a m1b m2 l l3');
});

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
    const result = searchTree(index, words);
    expect(sorted(result.shown)).toBe(shown);
    expect(sorted(result.opened)).toBe(opened);
    expect(result.matches).toBe(matches);
  });
});

test('keywords are searched like names', () => {
  const keyed = indexTree([
    { id: 1, name: '性别', keywords: 'sys_user_sex' },
    { id: 2, name: '学历' },
  ]);
  expect(sorted(searchTree(keyed, 'USER').shown)).toBe('1');
});
