import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { userStorage } from '@/lib/storage/stored';
import { useAppSelector, useAppStore } from '@/state/hooks';
import { selectActiveKey } from '@/state/tabs/tabsSlice';
import { selectUser } from '@/state/user/userSlice';
import { pageSizeFor } from '@/ui/pagination/Pagination';
import { today } from '@/lib/time/today';
import { filtersOf } from '../../model/count';
import { keyOf, type Resource } from '../../model/Resource';
import { readListQuery, writeListQuery } from '../../model/listAddress';
import type { ListQuery } from '../../model/listQuery';

const prefsSchema = v.object({
  /** Keys of hidden columns; undefined: as described. */
  hidden: v.optional(v.array(v.string())),
  pageSize: v.optional(v.number()),
  /** Whether the query form is shown, and with all its lines. */
  searchShown: v.optional(v.boolean()),
  unfolded: v.optional(v.boolean()),
});

/** A user's preferences for a table. */
type TablePrefs = v.InferOutput<typeof prefsSchema>;

const allSchema = v.record(v.string(), v.fallback(prefsSchema, {}));

/** Columns, page size and folded query form of a table, remembered for the user on this device. */
function useTablePrefs(table: string): [TablePrefs, (change: TablePrefs) => void] {
  const { id } = useAppSelector(selectUser);
  const storage = userStorage('tables', id);
  const read = () => storage.read(allSchema) ?? {};
  const [prefs, setPrefs] = useState<TablePrefs>(() => read()[table] ?? {});
  const change = (next: TablePrefs) => {
    setPrefs((before) => ({ ...before, ...next }));
    const all = read();
    // A browser that refuses to store forgets it with the page.
    storage.write({ ...all, [table]: { ...all[table], ...next } });
  };
  return [prefs, change];
}

/**
 * The query of a table, and the user's preferences for it. In a page it is in the address (a tab keeps its own), so
 * that a reload, a copied link, back and forward show the same; in a dialog it ends with the dialog.
 */
export function useListQuery(resource: Resource, place: 'page' | 'dialog') {
  const [prefs, setPrefs] = useTablePrefs(keyOf(resource));
  const [address, setAddress] = useSearchParams();
  const [own, setOwn] = useState(() => new URLSearchParams());
  const store = useAppStore();
  const params = place === 'page' ? address : own;
  const usual = pageSizeFor(prefs.pageSize);
  const day = today();
  const opened = useMemo(() => filtersOf(resource.opens ?? {}, new Date(day)), [resource, day]);
  const query = useMemo(() => readListQuery(params, resource, usual, opened), [params, resource, usual, opened]);
  const change = (next: Partial<ListQuery>, replace = false) => {
    const changed = writeListQuery(params, { ...query, ...next }, resource, usual);
    // The page stays in its tab, also where each address has a tab of its own (`dynamicNewTab`).
    const state = { tab: selectActiveKey(store.getState()) };
    if (place === 'page') setAddress(changed, { replace, state });
    else setOwn(changed);
  };
  const view = (name: string) => params.get(name) ?? '';
  /** Sets further parameters of the address; empty ones go. */
  const setView = (next: Readonly<Record<string, string>>) => {
    const changed = new URLSearchParams(params);
    for (const [name, text] of Object.entries(next)) {
      if (text === '') changed.delete(name);
      else changed.set(name, text);
    }
    setAddress(changed, { state: { tab: selectActiveKey(store.getState()) } });
  };
  return { query, change, opened, prefs, setPrefs, view, setView };
}
