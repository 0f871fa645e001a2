/**
 * Texts that cannot be split: those with a definition, which applies to the whole text, or with a bare CR as line end.
 */
export const INDIVISIBLE = /^[^\S\n]*(?:[-+*>][^\S\n]*|\d+[.)][^\S\n]*)*\[[^\]\n]+\]:|\r(?!\n)/m;
export const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
export const FENCE_END = /^ {0,3}(`+|~+)$/;
/** HTML, and fences inside list items: only a parser knows where they end, so splitting stops there. */
export const UNCERTAIN = /^(?: {0,3}<[a-z/!?]|\s+(?:`{3}|~{3}))/i;
