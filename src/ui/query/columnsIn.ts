/** Width that a field with its label needs, and the gap beside it, in pixels. */
const FIELD_WIDTH_PX = 220;
const GAP_PX = 16;

/** How many fields stand beside one another in a form of this width; before it is known, three. */
export const columnsIn = (width: number): number =>
  width === 0 ? 3 : Math.max(1, Math.floor((width + GAP_PX) / (FIELD_WIDTH_PX + GAP_PX)));
