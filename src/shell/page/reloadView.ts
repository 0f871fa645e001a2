import { holdProgress } from '@/lib/progress';
import { isRecord } from '@/lib/record';
import type { AppThunk } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { viewReloaded } from '@/state/tabs/tabsSlice';

const places = new Map<string, number>();

/**
 * Where each live page was scrolled to, in pixels. A page that is opened, reloaded or reached by a link starts at the
 * top; going back to one that is alive shows it where it was left (specification, section 18).
 */
export const pageScroll = {
  of: (key: string): number => places.get(key) ?? 0,
  note: (key: string, top: number): void => void places.set(key, top),
  forget: (key: string): void => void places.delete(key),
};

/** State of a navigation back to a page that is alive, such as a click on its tab. */
export const RETURN = { isReturn: true };

/** Whether a navigation's state is `RETURN`; whatever else stands in the history is not. */
export const isReturn = (state: unknown): boolean => isRecord(state) && state['isReturn'] === true;

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
