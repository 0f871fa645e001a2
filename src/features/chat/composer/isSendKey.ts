import { isComposing } from '@/lib/isComposing';

/** The fields of a keyboard event that decide whether it sends the question. */
export type ComposerKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'isComposing' | 'keyCode' | 'timeStamp'>;

/** Two events at most this far apart come from one key press. */
const SAME_STROKE_MS = 20;

/**
 * Whether a key sends the question: Enter without Shift or Alt. An Enter that confirms a word of an input method (IME)
 * does not send. Old Safari reports that Enter just after the end of the composition, so its time is compared.
 *
 * @param composedAt `timeStamp` of the event that ended the last composition
 */
export function isSendKey(event: ComposerKey, composedAt: number): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false;
  return !isComposing(event) && Math.abs(event.timeStamp - composedAt) > SAME_STROKE_MS;
}
