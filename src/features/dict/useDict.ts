import { useEffect } from 'react';
import type { DictEntry } from '@/lib/dict/DictEntry';
import { entriesOf, selectDicts } from '@/state/dict/dictSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { ensureDict } from './dicts';

type Entries = readonly DictEntry[];

/** Entries of the named dictionaries, empty until they are there; each is requested once for the whole app. */
export function useDict<T extends string>(...types: T[]): Record<T, Entries>;
export function useDict(...types: string[]): Record<string, Entries> {
  const dispatch = useAppDispatch();
  const dicts = useAppSelector(selectDicts);
  const key = types.join(',');
  useEffect(() => {
    for (const type of key.split(',')) void dispatch(ensureDict(type));
  }, [dispatch, key]);
  return Object.fromEntries(types.map((type) => [type, entriesOf(dicts, type)]));
}
