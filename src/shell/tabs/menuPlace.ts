/** Pixels from the pointer down to the context menu (spec.md section 9). */
const OFFSET = 80;
/** Size of the menu with its four entries, pixels. */
const SIZE = { width: 130, height: 150 };

/** Where the context menu of a tab opens: 80 px below the pointer, kept within the window. */
export function menuPlace(
  pointer: { x: number; y: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  return {
    left: Math.max(0, Math.min(pointer.x, view.width - SIZE.width)),
    top: Math.max(0, Math.min(pointer.y + OFFSET, view.height - SIZE.height)),
  };
}
