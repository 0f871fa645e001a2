import { type ReactNode, useEffect, useState } from 'react';

/** Renders its children after the first paint, so that the first screen does not wait for them. */
export function Deferred({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  // Not `useDeferredValue`: a page that renders much, or in many steps, would keep it waiting.
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return isPainted && children;
}
