import { useState } from 'react';
import type { SearchResult } from './searchTree';
import type { TreeIndex } from './treeIndex';

/** Every root with something below it is open at first, unless there are so many that nothing would be seen of them. */
const MOST_OPEN_ROOTS = 20;

function openRoots({ nodes }: TreeIndex): ReadonlySet<string> {
  const roots = nodes.filter(({ parent, item }) => parent < 0 && item.children.length > 0).map(({ id }) => id);
  return new Set(roots.length <= MOST_OPEN_ROOTS ? roots : []);
}

/** Which nodes are open: those the user opened, and during a search those that lead to what was found. */
export function useExpanded(index: TreeIndex, words: string, { opened }: SearchResult) {
  const [usual, setUsual] = useState<ReadonlySet<string>>();
  const [during, setDuring] = useState<{ words: string; ids: ReadonlySet<string> }>();
  const searching = words.trim() !== '';
  const atRest = usual ?? openRoots(index);
  const expanded = searching ? (during?.words === words ? during.ids : opened) : atRest;
  const setExpanded = (ids: ReadonlySet<string>) => {
    if (searching) setDuring({ words, ids });
    else setUsual(ids);
  };
  return { expanded, setExpanded };
}
