import { useSyncExternalStore } from 'react';

/** Narrower than 992 px (specification, section 9). */
const NARROW_QUERY = '(max-width: 991.98px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(NARROW_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is narrow. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(NARROW_QUERY).matches);
