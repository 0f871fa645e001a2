import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus back as soon as the drawer begins to close. antd waits for the end of the animation, and would take
 * the focus from a dialog that was opened meanwhile.
 *
 * @param sameOpener finds the opener when another layout has replaced it; if it is not there yet, the page gets the focus
 */
export function useFocusReturn(open: boolean, sameOpener: string): void {
  const opener = useRef<Element>(null);
  // A layout effect, because it runs before antd moves the focus into the drawer.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      const isThere = opener.current?.isConnected === true;
      const target = isThere ? opener.current : document.querySelector(`${sameOpener}, #main`);
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [open, sameOpener]);
}
