import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

/** A page that renders much, or in many steps, must not keep the rest waiting for longer. */
const MAX_WAIT_MS = 1000;

/** Renders its children after the first screen, so that it does not wait for them. */
export function Deferred({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  const [isOverdue, setIsOverdue] = useState(false);
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => setIsOverdue(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isDue]);
  return (isDue || isOverdue) && children;
}
