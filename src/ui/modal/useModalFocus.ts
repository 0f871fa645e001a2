import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus into the dialog when its content appears, unless something in it has taken it (`autoFocus`), and back
 * to where it was when the content has gone. antd's dialog does neither for content with `autoFocus`, nor gives the
 * focus back when it is unmounted while it is open.
 */
export function useModalFocus(content: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const panel = content.current?.closest<HTMLElement>('[aria-modal="true"]');
    if (!panel?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
    return () =>
      // After React has removed the dialog. A page that is only hidden keeps it.
      queueMicrotask(() => {
        const isLost = !panel?.isConnected && document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
  }, [content, opener]);
}
