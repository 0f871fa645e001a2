import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  visualViewport.addEventListener('resize', listener);
  visualViewport.addEventListener('scroll', listener);
  return () => {
    visualViewport.removeEventListener('resize', listener);
    visualViewport.removeEventListener('scroll', listener);
  };
};

function covered(): number {
  const { visualViewport, innerHeight } = window;
  // A page that the user has zoomed is partly out of view too, but nothing covers it.
  if (!visualViewport || visualViewport.scale > 1.01) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop));
}

/** Pixels at the bottom of the window that the keyboard of a phone covers. */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, covered);
