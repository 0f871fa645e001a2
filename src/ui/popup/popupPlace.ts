interface Size {
  width: number;
  height: number;
}

/** The sides of what a popup belongs to, in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Below the anchor, along which of its edges; beside it; or upon its first corner. */
export type Placement = 'belowStart' | 'belowEnd' | 'beside' | 'at';

/** Pixels between the anchor and its popup. */
const GAP = 4;

/** Behind the end of the anchor when it fits there or nowhere, else before its start. */
const onOneSide = (start: number, end: number, length: number, room: number) =>
  end + GAP + length <= room || start - GAP - length < 0 ? end + GAP : start - GAP - length;

const within = (start: number, length: number, room: number) => Math.max(0, Math.min(start, room - length));

/**
 * Where a popup opens: at its side of the anchor, on the other side when only that has room, always within the
 * window; of one larger than the window the beginning is seen. Pixels.
 */
export function popupPlace(anchor: Box, popup: Size, view: Size, placement: Placement): { left: number; top: number } {
  const left =
    placement === 'beside'
      ? onOneSide(anchor.left, anchor.right, popup.width, view.width)
      : placement === 'belowEnd'
        ? anchor.right - popup.width
        : anchor.left;
  const top =
    placement === 'beside' || placement === 'at'
      ? anchor.top
      : onOneSide(anchor.top, anchor.bottom, popup.height, view.height);
  return { left: within(left, popup.width, view.width), top: within(top, popup.height, view.height) };
}
