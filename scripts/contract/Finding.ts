/** Something about an answer that is worth telling. */
export interface Finding {
  /**
   * `wrong`: the app cannot use it, or shows less than was sent. `variant`: not the contract's own shape, but one that
   * the app reads. `note`: neither.
   */
  kind: 'wrong' | 'variant' | 'note';
  text: string;
}

export const wrong = (text: string): Finding => ({ kind: 'wrong', text });
export const variant = (text: string): Finding => ({ kind: 'variant', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
