import { useLayoutEffect, useRef, type RefObject } from 'react';
import { COARSE_POINTER } from '@/ui/screen/useMediaQuery';

/** A user who has scrolled up further than this counts as reading. */
const READING_PX = 32;

const isReading = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight > READING_PX;

function markQuiet(element: HTMLElement): void {
  element.dataset['quiet'] = '';
  element.addEventListener('blur', () => delete element.dataset['quiet'], { once: true });
}

/**
 * Keeps the focus in the chat. While a reply or records are loading, the field is disabled (§4.29), so the focus moves
 * to the messages, where the arrow keys scroll. Afterwards the focus returns to the field, except if the user has moved
 * it, is reading further up, or uses a touch screen, where it would open the keyboard.
 */
export function useFieldFocus(
  field: RefObject<HTMLElement | null>,
  around: RefObject<HTMLElement | null>,
  busy: boolean,
  thread: number,
): void {
  const rest = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const at = document.activeElement;
    const isLost = at === document.body || at === field.current;
    if (busy) {
      if (!isLost) return;
      rest.current = around.current?.querySelector<HTMLElement>('[role="log"]') ?? around.current ?? undefined;
      rest.current?.focus({ preventScroll: true });
      // The user has not moved the focus, so no outline shows where it is.
      if (rest.current) markQuiet(rest.current);
      return;
    }
    const rested = rest.current;
    rest.current = undefined;
    const isTouched = window.matchMedia(COARSE_POINTER).matches;
    if (!rested || isTouched || (!isLost && at !== rested) || isReading(rested)) return;
    field.current?.focus({ preventScroll: true });
    // `thread` is a dependency, because each conversation has a field of its own.
  }, [busy, thread, field, around]);
}
