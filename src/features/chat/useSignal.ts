import { useSyncExternalStore } from 'react';
import type { Observable } from '@/lib/observable';

/** Follows a part of a signal's value; `select` must give the same part for the same value. */
export const useSignal = <T, Part>(signal: Observable<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(signal.subscribe, () => select(signal.get()));
