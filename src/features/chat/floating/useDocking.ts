import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { WORKBENCH } from '@/config/paths';
import { browserStorage } from '@/lib/storage/stored';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';

/** Whether the icon has docked on this device before; if so, its user has seen it in its first place. */
const seen = browserStorage('chatIconSeen');

/** Milliseconds after which an icon that nobody touches docks. */
export const DOCK_AFTER_MS = 5000;

/**
 * Whether the icon is docked: some time after the last touch, and from the beginning on narrow screens, on all pages
 * but the workbench, which keeps its place free, and for users who have seen it. `undock` is for a move; under the
 * pointer or with the focus, its style alone brings it out.
 */
export function useDocking(path: string) {
  const isNarrow = useNarrowScreen();
  const isAtFirst = () => isNarrow || path !== WORKBENCH || seen.read(v.boolean()) === true;
  const [docked, setDocked] = useState(isAtFirst);
  const place = `${path} ${isNarrow}`;
  const [lastPlace, setLastPlace] = useState(place);
  const [held, setHeld] = useState(false);
  if (place !== lastPlace) {
    setLastPlace(place);
    setDocked(isAtFirst());
  }
  useEffect(() => {
    if (docked || held) return undefined;
    const timer = setTimeout(() => {
      setDocked(true);
      seen.write(true);
    }, DOCK_AFTER_MS);
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
