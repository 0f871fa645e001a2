import { clampToViewport, type Offset } from '@/ui/modal/clampToViewport';

/** Pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

export const ICON_SIZE_PX = 48;
/** Where the icon starts (specification, section 9). */
const FROM_RIGHT_PX = 80;
const FROM_TOP_PX = 180;

const homeIn = ({ width }: WindowSize) => ({
  left: width - FROM_RIGHT_PX - ICON_SIZE_PX,
  top: FROM_TOP_PX,
  width: ICON_SIZE_PX,
  height: ICON_SIZE_PX,
});

/** The position of the icon's top left corner, inside the window. @param moved how far it was moved from its start */
export function iconPosition(moved: Offset, view: WindowSize): Offset {
  const home = homeIn(view);
  const { x, y } = clampToViewport(home, moved, view);
  return { x: home.left + x, y: home.top + y };
}

/** How far an icon at this position is from its start; a position outside the window counts as that at its edge. */
export function movedTo(position: Offset, view: WindowSize): Offset {
  const home = homeIn(view);
  return clampToViewport(home, { x: position.x - home.left, y: position.y - home.top }, view);
}
