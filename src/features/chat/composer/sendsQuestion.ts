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

/** Milliseconds; nobody strikes two keys within them. */
const SAME_STROKE = 20;

/**
 * Whether a key sends what was typed: Enter alone. Enter that chooses a word of an input method never does; old Safari
 * tells of that with nothing but the same moment.
 *
 * @param composedAt when the last composition ended, by the same clock as `timeStamp`
 */
export function sendsQuestion(event: ComposerKey, composedAt: number): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false;
  return !isComposing(event) && Math.abs(event.timeStamp - composedAt) > SAME_STROKE;
}
