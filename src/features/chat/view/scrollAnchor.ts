/**
 * The element at the top of the view, then its ancestors, each with its distance in pixels from the top of the view.
 */
export type Anchor = readonly { element: Element; distance: number }[];

const MAX_DEPTH = 8;

/**
 * Finds the anchor of a scrolled element.
 *
 * @param edge top of the view, in pixels from the top of the window
 */
export function findAnchor(content: Element, edge: number): Anchor {
  const chain: { element: Element; distance: number }[] = [];
  let parent: Element | undefined = content;
  for (let depth = 0; parent && depth < MAX_DEPTH; depth += 1) {
    let found: Element | undefined;
    for (const element of parent.children) {
      const { top, bottom, height } = element.getBoundingClientRect();
      if (height === 0 || bottom <= edge) continue;
      found = element;
      chain.unshift({ element, distance: top - edge });
      break;
    }
    parent = found;
  }
  return chain;
}

/** Pixels to scroll so that the anchor is where it was; 0 when none of its elements is left. */
export function driftOf(anchor: Anchor, edge: number): number {
  const mark = anchor.find(({ element }) => element.isConnected);
  return mark ? mark.element.getBoundingClientRect().top - edge - mark.distance : 0;
}
