/** The rows of a list that are in the page, and the height of those that are not. */
export interface VisibleRange {
  first: number;
  /** Index behind the last row. */
  end: number;
  /** Height of the rows above and below that are not in the page, in pixels. */
  above: number;
  below: number;
}

/**
 * The rows between two positions of a list; at least one where there are any.
 *
 * @param heights pixels of every row
 * @param from pixels below the top of the first row, like `to`
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
