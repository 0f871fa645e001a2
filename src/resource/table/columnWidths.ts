/** Columns without a width need about this much, and gain nothing from more than that. */
const LEAST_PX = 110;
const MOST_PX = 380;

interface Widths {
  /** Of the whole table, when it has no room to spare. */
  least: number;
  /** Of a column without a width; undefined where such columns share what the others leave. */
  free: number | undefined;
}

/**
 * The widths of a table in a room of so many pixels, 0 if that is unknown. Columns without a width share what is left,
 * up to a limit; beyond it all columns grow alike.
 *
 * @param scale of the letters
 */
export function columnWidths(widths: readonly (number | undefined)[], room: number, scale = 1): Widths {
  const fixed = widths.reduce<number>((sum, width = 0) => sum + width, 0);
  const count = widths.filter((width) => width === undefined).length;
  const most = MOST_PX * scale;
  return { least: fixed + count * LEAST_PX * scale, free: room - fixed > count * most ? most : undefined };
}
