import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';

/** The longest wait: a page that renders for long must not keep the children from the screen. */
const MAX_WAIT_MS = 1000;

/** Renders its children after the first screen, which does not wait for them. */
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
