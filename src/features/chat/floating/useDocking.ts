import { useEffect, useState } from 'react';
import { useNarrowScreen } from '@/ui/screen/useNarrowScreen';

/** Milliseconds after which an icon that nobody touches docks. */
export const DOCK_AFTER_MS = 5000;

/**
 * Whether the icon is docked: some time after it was touched last, and on narrow screens from the beginning. `undock`
 * is for a move; under the pointer or with the focus a docked icon comes out by its style.
 */
export function useDocking() {
  const isNarrow = useNarrowScreen();
  const [docked, setDocked] = useState(isNarrow);
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  const [held, setHeld] = useState(false);
  if (isNarrow !== wasNarrow) {
    setWasNarrow(isNarrow);
    setDocked(isNarrow);
  }
  useEffect(() => {
    if (docked || held) return undefined;
    const timer = setTimeout(() => setDocked(true), DOCK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [docked, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    docked,
    undock: () => setDocked(false),
    touch: { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release },
  };
}
