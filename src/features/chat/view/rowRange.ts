/** The rows of a long list that are in the page, and the room of those that are not. */
export interface RowRange {
  first: number;
  /** Behind the last one. */
  end: number;
  /** Pixels. */
  above: number;
  below: number;
}

/**
 * The rows that touch a stretch of a list.
 *
 * @param heights pixels of every row
 * @param from beginning of the stretch in pixels below the top of the first row
 */
export function rowRange(heights: readonly number[], from: number, to: number): RowRange {
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
