import type { ReactNode } from 'react';
import { useLimitedDeferredValue } from './useLimitedDeferredValue';

/** Renders its children after the first screen, which does not wait for them. */
export function Deferred({ children }: { children: ReactNode }) {
  return useLimitedDeferredValue(true, false) && children;
}
