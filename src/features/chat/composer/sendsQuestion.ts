import { isComposing } from '@/lib/isComposing';

/** What decides whether a key sends the question. */
export interface ComposerKey {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  keyCode: number;
  /** Milliseconds since the page was opened, like every event's. */
  timeStamp: number;
}

/** Two events at most this far apart come from one key press. */
const SAME_STROKE_MS = 20;

/**
 * Whether a key sends what was typed: Enter alone. Enter that chooses a word of an input method does not; in old Safari
 * only its time, which is that of the end of the composition, shows that it did.
 *
 * @param composedAt when the last composition ended, by the same clock as `timeStamp`
 */
export function sendsQuestion(event: ComposerKey, composedAt: number): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false;
  return !isComposing(event) && Math.abs(event.timeStamp - composedAt) > SAME_STROKE_MS;
}
