import { useCallback, useSyncExternalStore, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { onWindowEvent } from '@/lib/onWindowEvent';

/** Whether a media query holds. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

export const COARSE_POINTER = '(pointer: coarse)';

/** Whether the pointer is a finger or the like. */
export const useCoarsePointer = (): boolean => useMediaQuery(COARSE_POINTER);

/** Whether the window is narrower than 992 px (§9.12). */
export const useNarrowScreen = (): boolean => useMediaQuery('(max-width: 991.98px)');

/** Whether the page is being laid out for paper, where nothing scrolls. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(
    () =>
      onWindowEvent(['beforeprint', 'afterprint'], ({ type }) => flushSync(() => setPrinting(type === 'beforeprint'))),
    [],
  );
  return isPrinting;
}
