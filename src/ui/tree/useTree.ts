import { useCallback, useMemo, useState } from 'react';
import { useToast } from '../toast/useToast';
import { type SearchResult, searchTree } from './searchTree';
import { indexTree, type TreeIndex, type TreeItem } from './indexTree';

/** With more roots than this, the roots are closed at first. The ancestors of the selected node are always open. */
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

/** The open nodes: those that the user opened, and during a search the ancestors of the matches. */
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
  const setAllOpen = (open: boolean) =>
    setUsual(new Set(index.nodes.filter(({ item }) => open && item.children.length > 0).map(({ id }) => id)));
  return { expanded: searching ? found : (usual ?? atFirst), setOpen, setAllOpen };
}

/** Fetches the children of a record. */
export type LoadChildren = (id: string) => Promise<readonly TreeItem[]>;

const noIds: ReadonlySet<string> = new Set();

const parentOf = (id: string) => (item: TreeItem) => ({ ...item, parentId: id });

/** Adds records loaded on demand; a failed load can be repeated. */
function useLazyRecords(records: readonly TreeItem[], loadChildren: LoadChildren | undefined) {
  const toast = useToast();
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeItem[]>>(new Map());
  const [loading, setLoading] = useState(noIds);
  const all = useMemo(() => [...records, ...[...loaded.values()].flat()], [records, loaded]);

  /** Resolves with whether the children are loaded. */
  const load = async (id: string): Promise<boolean> => {
    if (!loadChildren || loaded.has(id) || loading.has(id)) return loaded.has(id);
    setLoading((before) => new Set(before).add(id));
    try {
      const children = await loadChildren(id);
      setLoaded((before) => new Map(before).set(id, children.map(parentOf(id))));
      return true;
    } catch {
      // The HTTP client has reported the cause; this toast tells what to do.
      toast.error('下级加载失败，请重试');
      return false;
    } finally {
      setLoading((before) => new Set([...before].filter((one) => one !== id)));
    }
  };

  const isLazy = loadChildren !== undefined;
  /** Whether an item without children is a leaf, or may still have children to load. */
  const isEnd = useCallback(
    ({ id, isLeaf }: TreeItem) => !isLazy || isLeaf === true || loaded.has(String(id)),
    [isLazy, loaded],
  );
  return { all, load, loading, isEnd };
}

interface Options {
  words: string;
  /** This node is in view at first: its ancestors are open. */
  selectedId?: string | undefined;
  loadChildren?: LoadChildren | undefined;
}

/** The state of a tree: index, search result, open nodes, loading nodes. */
export function useTree(records: readonly TreeItem[], { words, selectedId, loadChildren }: Options) {
  const { all, load, loading, isEnd } = useLazyRecords(records, loadChildren);
  const index = useMemo(() => indexTree(all), [all]);
  const result = useMemo(() => searchTree(index, words), [index, words]);
  const { expanded, setOpen, setAllOpen } = useExpanded(index, result, { words, selectedId });

  /** Opens or closes a node. Children are loaded at the first opening; if that fails, the node closes again. */
  const toggle = async (id: string, open: boolean) => {
    setOpen(id, open);
    const item = index.nodes[index.indexOf.get(id) ?? -1]?.item;
    if (!open || !item || item.children.length > 0 || isEnd(item)) return;
    if (!(await load(id))) setOpen(id, false);
  };
  return { index, result, expanded, toggle, setAllOpen, loading, isEnd };
}
