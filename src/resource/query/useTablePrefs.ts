import { useCallback, useMemo, useState } from 'react';
import * as v from 'valibot';
import { userStorage } from '@/lib/storage/stored';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

const prefsSchema = v.object({
  /** Keys of hidden columns; undefined: as described. */
  hidden: v.optional(v.array(v.string())),
  pageSize: v.optional(v.number()),
  /** Whether the query form is shown, and with all its lines. */
  searchShown: v.optional(v.boolean()),
  unfolded: v.optional(v.boolean()),
});

/** How a user likes a table. */
export type TablePrefs = v.InferOutput<typeof prefsSchema>;

const allSchema = v.record(v.string(), v.fallback(prefsSchema, {}));

/** Columns, page size and folded query form of a table, remembered for the user on this device. */
export function useTablePrefs(table: string): [TablePrefs, (change: TablePrefs) => void] {
  const { id } = useAppSelector(selectUser);
  const stored = useMemo(() => userStorage('tables', id).read(allSchema)?.[table] ?? {}, [id, table]);
  const [changed, setChanged] = useState<TablePrefs>({});
  const prefs = useMemo(() => ({ ...stored, ...changed }), [stored, changed]);
  const change = useCallback(
    (next: TablePrefs) => {
      setChanged((before) => ({ ...before, ...next }));
      const all = userStorage('tables', id).read(allSchema) ?? {};
      // A browser that refuses to store forgets it with the page.
      userStorage('tables', id).write({ ...all, [table]: { ...all[table], ...next } });
    },
    [id, table],
  );
  return [prefs, change];
}
