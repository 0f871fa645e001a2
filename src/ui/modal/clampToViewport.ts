export interface Offset {
  x: number;
  y: number;
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Size & Pick<DOMRect, 'left' | 'top'>;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/**
 * Clamps an offset so that the box stays inside the window; of a larger box the top left corner stays visible. Pixels.
 *
 * @param home the box at offset 0, 0
 */
export function clampToViewport(home: Box, wanted: Offset, view: Size): Offset {
  return {
    x: clamp(wanted.x, -home.left, view.width - home.width - home.left),
    y: clamp(wanted.y, -home.top, view.height - home.height - home.top),
  };
}
