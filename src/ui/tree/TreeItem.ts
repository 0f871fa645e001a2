import type { TreeRecord } from '@/lib/tree/buildTree';

/** What the tree components show: a flat record with a name (specification, section 3, "Tree record"). */
export interface TreeItem extends TreeRecord {
  name: string;
  /** What a screen reader says; its name if left out. */
  label?: string;
  /** What a search finds it by besides its name. */
  keywords?: string;
  /** Nothing can be loaded below it; only meant where children are loaded on demand. */
  isLeaf?: boolean;
}
