import type { TourStep } from './Tour';

/** The library takes a part as out of view long before it is, and scrolls the page for nothing. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** A step as the library wants it. */
export const engineStep = ({ element, title, text }: TourStep) => ({
  element,
  title,
  intro: text,
  scrollTo: isInView(element) ? ('off' as const) : ('element' as const),
});

/** Whether two lists of steps point at the same elements. */
export const pointAtSame = (some: readonly TourStep[], others: readonly TourStep[]): boolean =>
  some.length === others.length && some.every(({ element }, place) => element === others[place]?.element);
