/** A remark about a response. */
export interface Finding {
  /**
   * `wrong`: the app cannot use it, or shows less than was sent. `variant`: another form that the app accepts. `note`:
   * neither.
   */
  kind: 'wrong' | 'variant' | 'note';
  text: string;
}

export const wrong = (text: string): Finding => ({ kind: 'wrong', text });
export const variant = (text: string): Finding => ({ kind: 'variant', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
