/** Whether a key belongs to the input method. Safari ends a composition before it sends the key that ends it, as number 229. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
