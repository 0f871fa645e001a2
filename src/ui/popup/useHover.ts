import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds that the pointer rests before something opens, and is away before it closes. */
const PATIENCE = 100;

/**
 * Handlers for a button and for its popup: `onChange` is told when the mouse has come to rest on either of the two
 * and when it has left both. Touch and pen have no hover, they click.
 */
export function useHover(onChange: (isOver: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(type === 'pointerenter'), PATIENCE);
  };
  return { onPointerEnter: onPointer, onPointerLeave: onPointer };
}
