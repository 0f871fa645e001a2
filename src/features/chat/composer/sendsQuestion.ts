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

/** `keyCode` of a key that an input method took for itself. */
const TAKEN_BY_INPUT_METHOD = 229;
/** Milliseconds; nobody strikes two keys within them. */
const SAME_STROKE = 20;

/**
 * Whether a key sends what was typed: Enter alone. Enter that chooses a word of an input method never does:
 * Chrome and Firefox say `isComposing`; Safari ends the composition first and then tells of the key, with
 * `keyCode` 229, or, in old versions, with nothing but the same moment.
 *
 * @param composedAt when the last composition ended, by the same clock as `timeStamp`
 */
export function sendsQuestion(event: ComposerKey, composedAt: number): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey) return false;
  if (event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD) return false;
  return Math.abs(event.timeStamp - composedAt) > SAME_STROKE;
}
