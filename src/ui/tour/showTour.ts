import { createTour } from './createTour';
import { whenNoOverlay } from './whenNoOverlay';
import type { TourOptions } from './Tour';

/**
 * Shows a tour as soon as nothing lies over the page; resolves when it has ended.
 *
 * @param signal takes it off the page, and it does not count as seen
 */
export async function showTour(options: TourOptions, signal: AbortSignal): Promise<void> {
  await whenNoOverlay(signal);
  if (signal.aborted) return;
  const tour = createTour(options);
  signal.addEventListener('abort', () => void tour.exit(true));
  await new Promise<void>((resolve, reject) => {
    tour.on('exit', resolve);
    tour.start().then((isShown) => isShown || resolve(), reject);
  });
}
