/** A remark about a response. */
export interface Finding {
  /**
   * `wrong`: the app cannot use the response, or shows less than was sent. `variant`: the app accepts the response, but
   * its form differs from the contract. `note`: information only.
   */
  kind: 'wrong' | 'variant' | 'note';
  text: string;
}

export const wrong = (text: string): Finding => ({ kind: 'wrong', text });
export const variant = (text: string): Finding => ({ kind: 'variant', text });
export const note = (text: string): Finding => ({ kind: 'note', text });
