import { holdProgress } from '@/lib/progress';
import type { AppThunk } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { viewReloaded } from '@/state/tabs/tabsSlice';
import { pageScroll } from './pageScroll';

/** Milliseconds after which the progress bar of a reload ends (specification, section 9). */
const PROGRESS_END_MS = 200;

/**
 * Mounts the page on the screen anew, from its top; the others are left alone (specification, section 2,
 * "Reload-view").
 */
export const reloadView = (): AppThunk<void> => (dispatch, getState) => {
  if (selectTheme(getState()).showProgressBar) setTimeout(holdProgress(), PROGRESS_END_MS);
  pageScroll.forget(getState().tabs.active);
  dispatch(viewReloaded());
};
