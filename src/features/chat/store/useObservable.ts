import { useSyncExternalStore } from 'react';
import type { Observable } from '@/lib/createObservable';

/**
 * Subscribes to a part of an observable, such as the state of a chat store. For an unchanged value, `select` must
 * return the same reference.
 */
export const useObservable = <T, Part>(observable: Observable<T>, select: (value: T) => Part): Part =>
  useSyncExternalStore(observable.subscribe, () => select(observable.get()));
