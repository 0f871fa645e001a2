import type { TreeItem } from './TreeItem';

/** A small tree of organisations, for tests. */
export const RECORDS: TreeItem[] = [
  { id: 'g', name: '集团党委' },
  { id: 'm', parentId: 'g', name: '码头党委' },
  { id: 'm1', parentId: 'm', name: '第一支部' },
  { id: 'm2', parentId: 'm', name: '第二支部' },
  { id: 'l', parentId: 'g', name: '轮驳党委' },
];
