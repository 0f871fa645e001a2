import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { lockScroll } from './lockScroll';

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"], [tabindex]';

/** The open dialogs, the topmost last: only that one hears the keyboard. */
const open: HTMLElement[] = [];

function keepInside(event: KeyboardEvent, dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const active = document.activeElement;
  const isLost = active === document.body;
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  if (!isLost && active !== end && !(event.shiftKey && active === dialog)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * Makes an element the dialog that has the keyboard while it is mounted: it takes the focus unless something in it
 * has it already, Tab goes round in it, Escape asks to close it, and the page behind does not scroll.
 */
export function useModal(frame: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return undefined;
    open.push(dialog);
    if (!dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
    const unlock = lockScroll();

    const onKeyDown = (event: KeyboardEvent) => {
      if (open.at(-1) !== dialog || event.defaultPrevented || event.isComposing) return;
      if (event.key === 'Tab') keepInside(event, dialog);
      // What is open inside, a list of options, is closed first.
      else if (event.key === 'Escape' && document.activeElement?.getAttribute('aria-expanded') !== 'true') escape();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      open.splice(open.indexOf(dialog), 1);
      unlock();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [frame]);
}
