import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A user who has scrolled up further than this counts as reading. */
const READING_PX = 32;

const isReading = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight > READING_PX;

/**
 * While a reply or records are loading the field is disabled and cannot have the focus (specification, section 4). The
 * focus moves to the messages, where the arrow keys scroll. It comes back to the field unless the user has moved it, is
 * reading, or it would open the keyboard of a touch screen.
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
      return;
    }
    const rested = rest.current;
    rest.current = undefined;
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    if (!rested || isTouched || (!isLost && at !== rested) || isReading(rested)) return;
    field.current?.focus({ preventScroll: true });
    // `thread`, because another conversation has another field.
  }, [busy, thread, field, around]);
}
