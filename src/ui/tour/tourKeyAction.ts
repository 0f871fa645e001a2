export type TourKeyAction = 'exit' | 'next' | 'previous' | 'press' | 'toFirst' | 'toLast' | 'nothing';

/** Which control of the tour dialog has the focus, and how many there are. */
interface TourFocus {
  /** Index of the focused control; -1 if the focus is outside. */
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
 * Decides what a key does: Escape ends the tour, arrows move on and back, Enter and Space click the focused button, Tab
 * stays in the dialog. `nothing`: the browser handles the key.
 */
export function tourKeyAction({ key, shiftKey, ctrlKey, altKey, metaKey }: Key, focus: TourFocus): TourKeyAction {
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
