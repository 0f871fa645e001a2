/** The rows of a virtualised list that are rendered, and the heights that stand for the other rows. */
export interface VisibleRange {
  first: number;
  /** Index after the last row. */
  end: number;
  /** Height in pixels of the rows above that are not rendered; `below` is the same for the rows below. */
  above: number;
  below: number;
}

/**
 * Finds the rows between two scroll positions; at least one row unless the list is empty.
 *
 * @param heights height of each row in pixels
 * @param from upper position, in pixels from the top of the first row
 * @param to lower position, measured in the same way
 */
export function visibleRange(heights: readonly number[], from: number, to: number): VisibleRange {
  let first = 0;
  let above = 0;
  while (first < heights.length - 1 && above + (heights[first] ?? 0) <= from) above += heights[first++] ?? 0;
  let end = first;
  let bottom = above;
  while (end < heights.length && (bottom < to || end === first)) bottom += heights[end++] ?? 0;
  let below = 0;
  for (let index = end; index < heights.length; index += 1) below += heights[index] ?? 0;
  return { first, end, above, below };
}
