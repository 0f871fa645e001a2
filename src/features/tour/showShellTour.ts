import { showTour } from '@/ui/tour/showTour';
import { shellSteps } from './shellSteps';

/** Shows the tour of the shell; resolves when it has ended. */
export const showShellTour = (signal: AbortSignal): Promise<void> =>
  showTour({ name: 'shellTour', repeat: 'always', steps: shellSteps }, signal);
