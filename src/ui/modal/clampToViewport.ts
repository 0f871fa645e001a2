export interface Offset {
  x: number;
  y: number;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * The offset nearest to the wanted one at which a box stays inside the window; a box larger than the window keeps
 * its top left corner, with the header in it, in sight. Pixels.
 *
 * @param home the box at offset 0, 0
 */
export function clampToViewport(home: Box, wanted: Offset, view: { width: number; height: number }): Offset {
  return {
    x: clamp(wanted.x, -home.left, view.width - home.width - home.left),
    y: clamp(wanted.y, -home.top, view.height - home.height - home.top),
  };
}
