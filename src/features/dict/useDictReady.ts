import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import type { DictEntry } from '@/lib/dict/DictEntry';
import { dictOf, selectDicts } from '@/state/dict/dictSlice';
import type { RootState } from '@/state/rootReducer';

/**
 * The ready event of components that load a dictionary (specification, section 4): called with its entries at every
 * arrival.
 */
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
