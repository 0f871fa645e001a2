import { useDeferredValue, type ReactNode } from 'react';

/** Shows its children right after what is around it has been painted: the first screen does not wait for them. */
export const Deferred = ({ children }: { children: ReactNode }) => useDeferredValue(true, false) && children;
