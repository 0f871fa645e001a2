/** What a key does while a tour is on the screen. */
export type TourKeyAction = 'exit' | 'next' | 'previous' | 'press' | 'toFirst' | 'toLast' | 'nothing';

/** Where the focus is among the controls of the tour's dialog. */
export interface TourFocus {
  /** Counted from 0; -1 = not in the dialog. */
  place: number;
  count: number;
  isButton: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

function tabStop(backwards: boolean, { place, count }: TourFocus): TourKeyAction {
  if (place === -1) return backwards ? 'toLast' : 'toFirst';
  if (backwards) return place === 0 ? 'toLast' : 'nothing';
  return place === count - 1 ? 'toFirst' : 'nothing';
}

/**
 * Decides what a key does: Escape ends the tour, the arrows go on and back, Enter and Space press the button that has
 * the focus, Tab stays in the dialog. What the browser does by itself is `nothing`.
 */
export function tourKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Key, focus: TourFocus): TourKeyAction {
  if (ctrlKey || altKey || metaKey) return 'nothing';
  switch (key) {
    case 'Escape':
      return 'exit';
    case 'ArrowRight':
      return 'next';
    case 'ArrowLeft':
      return 'previous';
    case 'Enter':
    case ' ':
      return focus.isButton ? 'press' : 'nothing';
    case 'Tab':
      return tabStop(shiftKey, focus);
    default:
      return 'nothing';
  }
}
