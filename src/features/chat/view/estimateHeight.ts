const LINE_PX = 24;
const CHARS_PER_LINE = 36;

/** Height in pixels that so many characters of a reply will have, about. */
export const estimateHeight = (chars: number): number => LINE_PX * Math.ceil(chars / CHARS_PER_LINE);
