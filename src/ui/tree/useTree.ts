import { useMemo } from 'react';
import { searchTree } from './searchTree';
import type { TreeItem } from './TreeItem';
import { indexTree } from './treeIndex';
import { useExpanded } from './useExpanded';
import { useLazyRecords, type LoadChildren } from './useLazyRecords';

/** What every tree on the screen knows: its index, what a search found, what is open, what is being loaded. */
export function useTree(records: readonly TreeItem[], words: string, loadChildren: LoadChildren | undefined) {
  const { all, load, loading, isEnd } = useLazyRecords(records, loadChildren);
  const index = useMemo(() => indexTree(all), [all]);
  const result = useMemo(() => searchTree(index, words), [index, words]);
  const { expanded, setExpanded } = useExpanded(index, words, result);

  /** Takes over which nodes are open; what is opened for the first time is loaded, and closed again if that fails. */
  const open = async (ids: readonly string[]) => {
    const now = new Set(ids);
    setExpanded(now);
    const opened = ids.find((id) => !expanded.has(id));
    const item = index.nodes[index.placeOf.get(opened ?? '') ?? -1]?.item;
    if (opened === undefined || !item || item.children.length > 0 || isEnd(item)) return;
    if (!(await load(opened))) setExpanded(new Set(ids.filter((id) => id !== opened)));
  };
  return { index, result, expanded: useMemo(() => [...expanded], [expanded]), open, loading, isEnd };
}
