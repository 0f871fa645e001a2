import { pause } from '@/lib/pause';
import { createTour, type TourOptions } from './createTour';

/** Whether an element can be seen; true in browsers without `checkVisibility`. */
const isVisible = (element: Element & { checkVisibility?: Element['checkVisibility'] }): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Whether an element is visible, inside the window and not inert. */
export function isOnScreen(element: HTMLElement): boolean {
  const { width, height, left, right } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || right <= 0 || left >= window.innerWidth) return false;
  return isVisible(element) && element.closest('[inert]') === null;
}

/** Elements that open over the page. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

/** Menus inside a `nav` belong to the shell and cover nothing. */
const isOverlay = (element: Element) => element.closest('nav') === null && isVisible(element);

/** After so long it is looked again whether something covers the page. */
const LOOK_AGAIN_MS = 100;

const isCovered = () =>
  document.querySelector('[inert] main') !== null || [...document.querySelectorAll(OVERLAYS)].some(isOverlay);

/**
 * Shows a tour as soon as nothing covers the page; resolves when it has ended.
 *
 * @param signal aborting removes the tour, which then does not count as seen
 */
export async function showTour(options: TourOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isCovered()) await pause(LOOK_AGAIN_MS, signal);
  if (signal.aborted) return;
  await new Promise<void>((resolve, reject) => {
    const tour = createTour({ ...options, onExit: resolve });
    signal.addEventListener('abort', () => void tour.exit(true));
    tour.start().then((isShown) => isShown || resolve(), reject);
  });
}
