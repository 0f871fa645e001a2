const LINE = 24;
const PER_LINE = 36;

/** Height in pixels that so many characters of an answer will have, about. */
export const roomFor = (length: number): number => LINE * Math.ceil(length / PER_LINE);
