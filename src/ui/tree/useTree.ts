import { useMemo } from 'react';
import { searchTree } from './searchTree';
import type { TreeItem } from './TreeItem';
import { indexTree } from './treeIndex';
import { useExpanded } from './useExpanded';
import { useLazyRecords, type LoadChildren } from './useLazyRecords';

interface Options {
  /** What is searched for. */
  words: string;
  /** What is selected at first is in sight. */
  selectedId?: string | undefined;
  loadChildren?: LoadChildren | undefined;
}

/** What every tree on the screen knows: its index, what a search found, what is open, what is being loaded. */
export function useTree(records: readonly TreeItem[], { words, selectedId, loadChildren }: Options) {
  const { all, load, loading, isEnd } = useLazyRecords(records, loadChildren);
  const index = useMemo(() => indexTree(all), [all]);
  const result = useMemo(() => searchTree(index, words), [index, words]);
  const { expanded, setOpen } = useExpanded(index, result, { words, selectedId });

  /** Opens or closes a node; what is opened for the first time is loaded, and closed again if that fails. */
  const toggle = async (id: string, open: boolean) => {
    setOpen(id, open);
    const item = index.nodes[index.indexOf.get(id) ?? -1]?.item;
    if (!open || !item || item.children.length > 0 || isEnd(item)) return;
    if (!(await load(id))) setOpen(id, false);
  };
  return { index, result, expanded, toggle, loading, isEnd };
}
