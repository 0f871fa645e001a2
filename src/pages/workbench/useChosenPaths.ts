import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { userStorage } from '@/lib/storage/stored';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

const schema = v.array(v.string());

/**
 * The paths that the user has chosen as quick entries, kept for each user on this device; `undefined` = never chosen.
 * The function keeps others, or with `undefined` forgets the choice.
 */
export function useChosenPaths(): [readonly string[] | undefined, (paths: readonly string[] | undefined) => void] {
  const { id } = useAppSelector(selectUser);
  const [paths, setPaths] = useState<readonly string[] | undefined>(() => userStorage('quickEntries', id).read(schema));
  useEffect(() => {
    const stored = userStorage('quickEntries', id);
    return stored.onForeignChange(() => setPaths(stored.read(schema)));
  }, [id]);
  const keep = (next: readonly string[] | undefined) => {
    setPaths(next);
    const stored = userStorage('quickEntries', id);
    if (next) stored.write(next);
    else stored.forget();
  };
  return [paths, keep];
}
