/** What stands at the top edge of the reader's view: an element, then what it lies in, each with its distance. */
export type Anchor = readonly { element: Element; distance: number }[];

const DEEPEST = 8;

/** Finds what the reader has at the top of a scrolled element. */
export function findAnchor(content: Element, edge: number): Anchor {
  const chain: { element: Element; distance: number }[] = [];
  let parent: Element | undefined = content;
  for (let depth = 0; parent && depth < DEEPEST; depth += 1) {
    let found: Element | undefined;
    for (const element of parent.children) {
      const { top, bottom, height } = element.getBoundingClientRect();
      if (height === 0 || bottom <= edge) continue;
      // Its top moves down while it is read: nothing to hold on to.
      if (element.hasAttribute('data-unread')) break;
      found = element;
      chain.unshift({ element, distance: top - edge });
      break;
    }
    parent = found;
  }
  return chain;
}

/** Pixels by which the view has to be scrolled to have the anchor where it was; 0 when nothing of it is left. */
export function driftOf(anchor: Anchor, edge: number): number {
  const mark = anchor.find(({ element }) => element.isConnected);
  return mark ? mark.element.getBoundingClientRect().top - edge - mark.distance : 0;
}
