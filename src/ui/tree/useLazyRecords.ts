import { useCallback, useMemo, useState } from 'react';
import { toast } from '../toast/toast';
import type { TreeItem } from './TreeItem';

/** Fetches the records right below one. */
export type LoadChildren = (id: string) => Promise<readonly TreeItem[]>;

const noIds: ReadonlySet<string> = new Set();

const parentOf = (id: string) => (item: TreeItem) => ({ ...item, parentId: id });

/** Adds to the given records what was loaded below them on demand; a failed load can be tried again. */
export function useLazyRecords(records: readonly TreeItem[], loadChildren: LoadChildren | undefined) {
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
