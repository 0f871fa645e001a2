import { indexTree, type TreeItem } from '@/ui/tree/indexTree';

/** 集团 → 码头 (一支部 → 甲组 乙组; 二支部), 轮驳 (三支部) */
export const BRANCHES: readonly TreeItem[] = [
  { id: 'g', parentId: 0, name: '集团' },
  { id: 'm', parentId: 'g', name: '码头' },
  { id: 'm1', parentId: 'm', name: '一支部' },
  { id: 'm1a', parentId: 'm1', name: '甲组' },
  { id: 'm1b', parentId: 'm1', name: '乙组' },
  { id: 'm2', parentId: 'm', name: '二支部' },
  { id: 'l', parentId: 'g', name: '轮驳' },
  { id: 'l3', parentId: 'l', name: '三支部ABC' },
];

export const BRANCH_INDEX = indexTree(BRANCHES);

/** Ids in alphabetical order, as one text. */
export const sortedIds = (ids: Iterable<string>): string => [...ids].sort().join(' ');
