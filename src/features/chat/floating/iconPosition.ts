import { clampToViewport, type Offset } from '@/ui/modal/useDragHandle';

export const ICON_SIZE_PX = 48;
/** Where the icon starts (§2.76). */
const FROM_RIGHT_PX = 80;
const FROM_TOP_PX = 180;

/** The side edge behind which the icon docks. */
export type Side = 'left' | 'right';

/** The nearest side edge of a window of this width. */
export const nearestSide = ({ x }: Offset, width: number): Side =>
  width - FROM_RIGHT_PX - ICON_SIZE_PX / 2 + x < width / 2 ? 'left' : 'right';

/**
 * The icon's position as CSS. `clamp()` keeps it inside a window of any size without measuring the window, which would
 * force a layout.
 *
 * @param moved offset from the icon's start
 * @param docked the edge at which it is docked, at the same height
 */
export const iconStyle = ({ x, y }: Offset, docked?: Side) => ({
  ...(docked === undefined
    ? { left: `clamp(0px, 100% - ${FROM_RIGHT_PX + ICON_SIZE_PX}px + ${x}px, 100% - ${ICON_SIZE_PX}px)` }
    : { [docked]: 0 }),
  top: `clamp(0px, ${FROM_TOP_PX + y}px, 100% - ${ICON_SIZE_PX}px)`,
});

/** How far `position` is from the initial position. `position` is first clamped to the window. */
export function movedTo(position: Offset, view: Pick<DOMRect, 'width' | 'height'>): Offset {
  const home = {
    left: view.width - FROM_RIGHT_PX - ICON_SIZE_PX,
    top: FROM_TOP_PX,
    width: ICON_SIZE_PX,
    height: ICON_SIZE_PX,
  };
  return clampToViewport(home, { x: position.x - home.left, y: position.y - home.top }, view);
}
