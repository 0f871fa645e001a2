import { useCallback, useMemo, useState } from 'react';
import { toast } from '../toast/toast';
import { indexTree, type SearchResult, searchTree, type TreeIndex, type TreeItem } from './treeIndex';

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
function useExpanded(
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

/** Fetches the records right below one. */
export type LoadChildren = (id: string) => Promise<readonly TreeItem[]>;

const noIds: ReadonlySet<string> = new Set();

const parentOf = (id: string) => (item: TreeItem) => ({ ...item, parentId: id });

/** Adds to the given records what was loaded below them on demand; a failed load can be tried again. */
function useLazyRecords(records: readonly TreeItem[], loadChildren: LoadChildren | undefined) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeItem[]>>(new Map());
  const [loading, setLoading] = useState(noIds);
  const all = useMemo(() => [...records, ...[...loaded.values()].flat()], [records, loaded]);

  /** Resolves with whether the children are there now. */
  const load = async (id: string): Promise<boolean> => {
    if (!loadChildren || loaded.has(id) || loading.has(id)) return loaded.has(id);
    setLoading((before) => new Set(before).add(id));
    try {
      const children = await loadChildren(id);
      setLoaded((before) => new Map(before).set(id, children.map(parentOf(id))));
      return true;
    } catch {
      // The transport has its own words for what went wrong; here it matters that it can be tried again.
      toast.error('下级加载失败，请重试');
      return false;
    } finally {
      setLoading((before) => new Set([...before].filter((one) => one !== id)));
    }
  };

  const isLazy = loadChildren !== undefined;
  /** Whether nothing can be below an item that has no children yet. */
  const isEnd = useCallback(
    ({ id, isLeaf }: TreeItem) => !isLazy || isLeaf === true || loaded.has(String(id)),
    [isLazy, loaded],
  );
  return { all, load, loading, isEnd };
}

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
