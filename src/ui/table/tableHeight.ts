/**
 * Pixels of the window that belong to everything around a table, and to each further row of controls (specification,
 * section 9).
 */
const AROUND = 291;
const EXTRA_ROW = 60;
/** Below this a table could not be used any more; the page scrolls instead. */
const LOWEST = 200;

/** Height of a table in pixels for a window of the given height. */
export const tableHeight = (windowHeight: number, extraRows = 0): number =>
  Math.max(LOWEST, windowHeight - AROUND - EXTRA_ROW * extraRows);
