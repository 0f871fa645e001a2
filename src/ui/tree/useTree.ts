import { useMemo, useState } from 'react';
import { searchTree } from './searchTree';
import { indexTree, type TreeIndex, type TreeItem } from './indexTree';

/** With more roots than this, the roots are closed at first. The ancestors of the selected node are always open. */
const MAX_OPEN_ROOTS = 20;

type Ids = ReadonlySet<string>;

const branchesOf = ({ nodes }: TreeIndex) => nodes.filter(({ item }) => item.children.length > 0);

function openAtFirst(index: TreeIndex, selectedId: string | undefined): Ids {
  const roots = branchesOf(index).filter(({ parent }) => !parent);
  const open = new Set(roots.length <= MAX_OPEN_ROOTS ? roots.map(({ id }) => id) : []);
  for (let above = index.byId.get(selectedId ?? '')?.parent; above; above = above.parent) open.add(above.id);
  return open;
}

function changed(ids: Ids, id: string, open: boolean): Ids {
  const next = new Set(ids);
  if (open) next.add(id);
  else next.delete(id);
  return next;
}

/**
 * The state of a tree: index, search result, and the open nodes, which are those that the user opened, and during a
 * search the ancestors of the matches.
 *
 * @param selectedId this node is in view at first: its ancestors are open
 */
export function useTree(records: readonly TreeItem[], words: string, selectedId: string | undefined) {
  const index = useMemo(() => indexTree(records), [records]);
  const result = useMemo(() => searchTree(index, words), [index, words]);
  const atFirst = useMemo(() => openAtFirst(index, selectedId), [index, selectedId]);
  const [usual, setUsual] = useState<Ids>();
  const [during, setDuring] = useState<{ words: string; ids: Ids }>();
  const found = during?.words === words ? during.ids : result.opened;
  const searching = words.trim() !== '';
  const toggle = (id: string, open: boolean) => {
    if (!searching) setUsual((before = atFirst) => changed(before, id, open));
    else setDuring({ words, ids: changed(found, id, open) });
  };
  const setAllOpen = (open: boolean) => setUsual(new Set(open ? branchesOf(index).map(({ id }) => id) : []));
  return { index, result, searching, expanded: searching ? found : (usual ?? atFirst), toggle, setAllOpen };
}
