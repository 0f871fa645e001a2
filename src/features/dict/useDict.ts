import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import type { DictEntry } from '@/lib/dict/dictEntries';
import { dictOf, entriesOf, selectDicts } from '@/state/dict/dictSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { RootState } from '@/state/rootReducer';
import { ensureDict } from './dicts';

type Entries = readonly DictEntry[];

/** Entries of the dictionaries, empty until they are loaded. Each dictionary is requested once for the whole app. */
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

/** Calls `onReady` with the entries whenever the dictionary has been loaded (§4.18). */
export function useDictReady(type: string, onReady: ((entries: readonly DictEntry[]) => void) | undefined): void {
  const store = useStore<RootState>();
  const tell = useEffectEvent((entries: readonly DictEntry[]) => onReady?.(entries));
  useEffect(() => {
    let told: readonly DictEntry[] | undefined;
    const look = () => {
      const dict = dictOf(selectDicts(store.getState()), type);
      if (dict?.status !== 'ready' || dict.entries === told) return;
      told = dict.entries;
      tell(dict.entries);
    };
    look();
    return store.subscribe(look);
  }, [store, type]);
}
