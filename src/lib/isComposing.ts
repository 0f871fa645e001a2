/**
 * Whether a key belongs to an input method. Safari reports the end of the composition before its last key, which has
 * code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
