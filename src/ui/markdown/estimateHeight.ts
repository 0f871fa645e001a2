const LINE_PX = 24;
const CHARS_PER_LINE = 36;

/** The approximate height in pixels of a text. */
export const estimateHeight = (chars: number): number => LINE_PX * Math.ceil(chars / CHARS_PER_LINE);
