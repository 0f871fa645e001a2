import { useMemo, useState } from 'react';
import type { SearchResult } from './searchTree';
import type { TreeIndex } from './treeIndex';

/**
 * Open at first: what stands above the selected node, and every root with something below it unless there are so many
 * that nothing would be seen of them.
 */
const MAX_OPEN_ROOTS = 20;

type Ids = ReadonlySet<string>;

function openAtFirst({ nodes, indexOf }: TreeIndex, selectedId: string | undefined): Ids {
  const roots = nodes.filter(({ parent, item }) => parent < 0 && item.children.length > 0).map(({ id }) => id);
  const open = new Set(roots.length <= MAX_OPEN_ROOTS ? roots : []);
  const selected = nodes[indexOf.get(selectedId ?? '') ?? -1];
  for (let ancestor = nodes[selected?.parent ?? -1]; ancestor; ancestor = nodes[ancestor.parent]) open.add(ancestor.id);
  return open;
}

function changed(ids: Ids, id: string, open: boolean): Ids {
  const next = new Set(ids);
  if (open) next.add(id);
  else next.delete(id);
  return next;
}

/** Which nodes are open: those the user opened, and during a search those that lead to what was found. */
export function useExpanded(
  index: TreeIndex,
  { opened }: SearchResult,
  { words, selectedId }: { words: string; selectedId: string | undefined },
) {
  const [usual, setUsual] = useState<Ids>();
  const [during, setDuring] = useState<{ words: string; ids: Ids }>();
  const atFirst = useMemo(() => openAtFirst(index, selectedId), [index, selectedId]);
  const found = during?.words === words ? during.ids : opened;
  const searching = words.trim() !== '';
  const setOpen = (id: string, open: boolean) => {
    if (!searching) setUsual((before = atFirst) => changed(before, id, open));
    else setDuring((before) => ({ words, ids: changed(before?.words === words ? before.ids : opened, id, open) }));
  };
  return { expanded: searching ? found : (usual ?? atFirst), setOpen };
}
