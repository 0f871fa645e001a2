/** A value outside React that can be watched, for `useSyncExternalStore`. */
export interface Observable<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` after each change; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates an observable; setting an equal value notifies nobody. */
export function createObservable<T>(initial: T): Observable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
