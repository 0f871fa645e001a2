import { clampToViewport, type Offset } from '@/ui/modal/useDraggable';

/** Pixels. */
export interface WindowSize {
  width: number;
  height: number;
}

export const ICON_SIZE = 48;
/** Where the icon starts (specification, section 9): pixels from the right edge and from the top. */
const FROM_RIGHT = 80;
const FROM_TOP = 180;

const homeIn = ({ width }: WindowSize) => ({
  left: width - FROM_RIGHT - ICON_SIZE,
  top: FROM_TOP,
  width: ICON_SIZE,
  height: ICON_SIZE,
});

/** The place of the icon's top left corner, always inside the window. @param moved how far from its start it was moved */
export function iconPlace(moved: Offset, view: WindowSize): Offset {
  const home = homeIn(view);
  const { x, y } = clampToViewport(home, moved, view);
  return { x: home.left + x, y: home.top + y };
}

/** How far from its start an icon at this place is; the place is taken to the window's edge first. */
export function movedTo(place: Offset, view: WindowSize): Offset {
  const home = homeIn(view);
  return clampToViewport(home, { x: place.x - home.left, y: place.y - home.top }, view);
}
