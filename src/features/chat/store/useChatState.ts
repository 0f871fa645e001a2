import { useSyncExternalStore } from 'react';
import type { Observable } from '@/lib/observable';

/** Follows a part of an observable, such as the state of a chat store; `select` must give the same part for the same value. */
export const useChatState = <T, Part>(observable: Observable<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(observable.subscribe, () => select(observable.get()));
