interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A square part of a picture, in its pixels. */
export interface Square extends Point {
  edge: number;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/**
 * The square of a picture around a point; it never leaves the picture.
 *
 * @param zoom 1 = the largest square
 */
export function squareAround({ width, height }: Size, { x, y }: Point, zoom: number): Square {
  const edge = Math.min(width, height) / Math.max(zoom, 1);
  return { edge, x: clamp(x - edge / 2, width - edge), y: clamp(y - edge / 2, height - edge) };
}

/** The point in the middle of a square. */
export const centreOf = ({ x, y, edge }: Square): Point => ({ x: x + edge / 2, y: y + edge / 2 });
