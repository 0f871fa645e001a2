import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Pixels above the bottom from which on somebody is reading. */
const READING = 32;

const isReading = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight > READING;

/**
 * While an answer or records are on their way the field is disabled and cannot have the focus (specification, section 4): it
 * rests on the messages, where the arrow keys scroll, and comes back to the field unless it was taken elsewhere, the
 * messages are being read, or it would bring up the keyboard of a touch screen.
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
    // Another conversation has another field.
  }, [busy, thread, field, around]);
}
