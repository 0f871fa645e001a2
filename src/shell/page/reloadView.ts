import { holdProgress } from '@/lib/progressBar';
import type { AppDispatch, AppThunk } from '@/state/storeTypes';
import { selectTheme } from '@/state/settings/settingsSlice';
import { viewReloaded } from '@/state/tabs/tabsSlice';

const RELOAD_ROUTER_VIEW = 'reload-router-view';

/** Asks for a reload of the page on the screen, as the refresh button, an active tab and a menu entry do (§2.48). */
export const emitReload = (): void => void window.dispatchEvent(new CustomEvent(RELOAD_ROUTER_VIEW));

/** Duration of the progress bar of a reload (§9.8). */
const PROGRESS_END_MS = 200;

/** Mounts the open page anew, at its top (§2.64). */
export const reloadView =
  (): AppThunk<void> =>
  (dispatch, getState, { scrollPositions }) => {
    if (selectTheme(getState()).showProgressBar) setTimeout(holdProgress(), PROGRESS_END_MS);
    scrollPositions.delete(getState().tabs.active);
    dispatch(viewReloaded());
  };

/** Reloads the view on the event, whoever emits it, until `signal` aborts. */
export const reloadOnEvent = (dispatch: AppDispatch, signal: AbortSignal): void =>
  window.addEventListener(RELOAD_ROUTER_VIEW, () => dispatch(reloadView()), { signal });
