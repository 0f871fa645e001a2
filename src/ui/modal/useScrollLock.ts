import { useEffect } from 'react';

let locks = 0;

/** Keeps the page behind a dialog from scrolling, without moving it by the width of its scroll bar. */
export function useScrollLock(): void {
  useEffect(() => {
    const { body, documentElement } = document;
    locks += 1;
    if (locks === 1) {
      body.style.paddingInlineEnd = `${window.innerWidth - documentElement.clientWidth}px`;
      body.style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      body.style.removeProperty('padding-inline-end');
      body.style.removeProperty('overflow');
    };
  }, []);
}
