import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** The dialogs on the screen; the last one has the keyboard. */
const open: HTMLElement[] = [];

/** `checkVisibility` is younger than the browsers that the app is built for. */
const isStop = (element: HTMLElement & { checkVisibility?: () => boolean }) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

/** Where the Tab key goes instead of out of the dialog; undefined while it stays inside by itself. */
function wrapped(frame: HTMLElement, isBackwards: boolean): HTMLElement | undefined {
  const stops = [...frame.querySelectorAll<HTMLElement>('*')].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const at = document.activeElement;
  if (!frame.contains(at)) return isBackwards ? last : first;
  if (isBackwards) return at === first || at === frame ? last : undefined;
  return at === last ? first : undefined;
}

/**
 * Gives a dialog the keyboard while it is there: the focus comes in, Tab stays inside, Escape closes; afterwards the
 * focus is where it was before.
 */
export function useModalKeys(frame: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const [opener] = useState(() => document.activeElement);
  const take = useEffectEvent((event: KeyboardEvent) => {
    const element = frame.current;
    const at = document.activeElement;
    // What lies above the dialog without being one of these, a message or a popup, has its own keys.
    if (!element || open.at(-1) !== element || (at !== document.body && !element.contains(at))) return;
    // Escape that ends a composition belongs to the input method.
    if (event.key === 'Escape' && !event.isComposing && event.keyCode !== 229) {
      event.stopPropagation();
      onEscape();
    } else if (event.key === 'Tab') {
      const next = wrapped(element, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    }
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => take(event);
    open.push(element);
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      open.splice(open.indexOf(element), 1);
      // Still there: React only tries out the effect.
      if (!element.isConnected && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [frame, opener]);
}
