/** A text that others sent; anything else is empty. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
