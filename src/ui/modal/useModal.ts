import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { isComposing } from '@/lib/isComposing';
import { isVisible } from '@/lib/isVisible';
import { lockScroll } from './lockScroll';

/** The open dialogs, the topmost last: only that one hears the keyboard. */
const open: HTMLElement[] = [];

const isStop = (element: HTMLElement) => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element);

/** Where the Tab key goes instead of out of the dialog; undefined while it stays inside by itself. */
function wrapped(dialog: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>('*')].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  if (!dialog.contains(at)) return isBackwards ? last : first;
  if (isBackwards) return at === first || at === dialog ? last : undefined;
  return at === last ? first : undefined;
}

/**
 * Makes an element the dialog that has the keyboard while it is mounted: it takes the focus unless something in it
 * has it already, Tab goes round in it, Escape asks to close it, and the page behind does not scroll. Afterwards the
 * focus is where it was before.
 */
export function useModal(frame: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const [opener] = useState(() => document.activeElement);
  const take = useEffectEvent((event: KeyboardEvent, dialog: HTMLElement) => {
    const at = document.activeElement;
    // What lies above the dialog without being one of these, a message or a list of options, has its own keys.
    if (open.at(-1) !== dialog || event.defaultPrevented || (at !== document.body && !dialog.contains(at))) return;
    if (event.key === 'Tab') {
      const next = wrapped(dialog, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
    // Escape that ends a composition belongs to the input method; what is open inside is closed first.
    const isOwn = !isComposing(event) && at?.getAttribute('aria-expanded') !== 'true';
    if (event.key === 'Escape' && isOwn) onEscape();
  });

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return undefined;
    const onKeyDown = (event: KeyboardEvent) => take(event, dialog);
    open.push(dialog);
    if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
    const unlock = lockScroll();
    document.addEventListener('keydown', onKeyDown);
    return () => {
      open.splice(open.indexOf(dialog), 1);
      unlock();
      document.removeEventListener('keydown', onKeyDown);
      // After React has taken the dialog away; when it only tries out the effect, the dialog is still there.
      queueMicrotask(() => {
        const isLost = !dialog.isConnected && document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      });
    };
  }, [frame, opener]);
}
