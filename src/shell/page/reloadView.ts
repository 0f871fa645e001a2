import { holdProgress } from '@/lib/progress';
import { isRecord } from '@/lib/isRecord';
import type { AppThunk } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { viewReloaded } from '@/state/tabs/tabsSlice';

/** Navigation state of a return to a live page, such as a click on its tab. */
export const RETURN_TO_PAGE = { isReturnToPage: true };

export const isReturnToPage = (state: unknown): boolean => isRecord(state) && state['isReturnToPage'] === true;

/** Duration of the progress bar of a reload (specification, section 9). */
const PROGRESS_END_MS = 200;

/** Remounts the open page and scrolls it to the top (specification, section 2, "Reload-view"). */
export const reloadView =
  (): AppThunk<void> =>
  (dispatch, getState, { scrollPositions }) => {
    if (selectTheme(getState()).showProgressBar) setTimeout(holdProgress(), PROGRESS_END_MS);
    scrollPositions.delete(getState().tabs.active);
    dispatch(viewReloaded());
  };
