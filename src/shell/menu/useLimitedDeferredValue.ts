import { useDeferredValue, useEffect, useState } from 'react';

/** React begins a deferred rendering anew after each other change, so frequent changes would delay it for long. */
const MAX_WAIT_MS = 1000;

/** React's `useDeferredValue`, at most a second late. */
export function useLimitedDeferredValue<T>(value: T, initialValue?: T): T {
  const deferred = useDeferredValue(value, initialValue);
  const [overdue, setOverdue] = useState(deferred);
  useEffect(() => {
    if (deferred === value) return;
    const timer = setTimeout(() => setOverdue(value), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [deferred, value]);
  return overdue === value ? value : deferred;
}
