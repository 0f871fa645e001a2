import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { forgetLocal, readLocal, writeLocal } from '@/lib/storage/jsonStorage';
import { onStorageEvent } from '@/lib/storage/onStorageEvent';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';

const schema = v.array(v.string());

/**
 * The paths that the user has chosen as quick entries, kept for each user on this device; `undefined` = never chosen.
 * The function keeps others, or with `undefined` forgets the choice.
 */
export function useChosenPaths(): [readonly string[] | undefined, (paths: readonly string[] | undefined) => void] {
  const key = `quickEntries:${useAppSelector(selectUser).id}`;
  const [paths, setPaths] = useState<readonly string[] | undefined>(() => readLocal(key, schema));
  useEffect(() => onStorageEvent(key, () => setPaths(readLocal(key, schema))), [key]);
  const keep = (next: readonly string[] | undefined) => {
    setPaths(next);
    if (next) writeLocal(key, next);
    else forgetLocal(key);
  };
  return [paths, keep];
}
