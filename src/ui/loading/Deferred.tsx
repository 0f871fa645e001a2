import { type ReactNode, useEffect, useState } from 'react';

/** Shows its children right after what is around it has been painted: the first screen does not wait for them. */
export function Deferred({ children }: { children: ReactNode }) {
  const [isPainted, setIsPainted] = useState(false);
  // Not `useDeferredValue`: a page that renders much, or in many steps, would keep it waiting.
  useEffect(() => {
    const timer = setTimeout(() => setIsPainted(true));
    return () => clearTimeout(timer);
  }, []);
  return isPainted && children;
}
