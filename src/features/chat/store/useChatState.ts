import { useSyncExternalStore } from 'react';
import type { Observable } from '@/lib/observable';

/** Follows a part of the value of a session or list; `select` must give the same part for the same value. */
export const useChatState = <T, Part>(signal: Observable<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(signal.subscribe, () => select(signal.get()));
