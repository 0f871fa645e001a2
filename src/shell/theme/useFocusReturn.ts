import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back as soon as something begins to close. antd's `Drawer` would wait for the end of its movement, and
 * take the focus from what was opened meanwhile.
 */
export function useFocusReturn(open: boolean): void {
  const opener = useRef<Element>(null);
  // Before antd moves the focus in.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [open]);
}
