import { createTour } from '@/ui/tour/createTour';
import { pageFree } from './pageFree';
import { shellSteps } from './shellSteps';

/**
 * Shows the tour of the shell as soon as nothing lies over the page; resolves when it has ended.
 *
 * @param signal takes it off the page, and it does not count as seen
 */
export async function showShellTour(name: string, repeat: 'once' | 'always', signal: AbortSignal): Promise<void> {
  await pageFree(signal);
  if (signal.aborted) return;
  const tour = createTour({ name, repeat, steps: shellSteps });
  signal.addEventListener('abort', () => void tour.exit(true));
  await new Promise<void>((resolve, reject) => {
    tour.on('exit', resolve);
    tour.start().then((isShown) => isShown || resolve(), reject);
  });
}
