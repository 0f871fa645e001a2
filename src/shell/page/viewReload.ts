import { holdProgress } from '@/lib/progress';
import { createSignal } from '@/lib/signal';

/** Milliseconds after which the progress bar of a reload ends (spec.md section 9). */
const PROGRESS_END = 200;

/** Grows with each "reload-router-view": the page on the screen is mounted anew at every number. */
export const viewVersion = createSignal(0);

/** Renders the current page anew; others are left alone (spec.md section 2, "Reload-view"). */
export function reloadView(showProgressBar: boolean): void {
  if (showProgressBar) setTimeout(holdProgress(), PROGRESS_END);
  viewVersion.set(viewVersion.get() + 1);
}
