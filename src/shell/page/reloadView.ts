import { holdProgress } from '@/lib/progress';
import { isRecord } from '@/lib/record';
import type { AppThunk } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { viewReloaded } from '@/state/tabs/tabsSlice';

const places = new Map<string, number>();

/**
 * The scroll positions of live pages, in pixels. A page that is opened, reloaded or reached by a link starts at the
 * top; going back to a live page restores its position (specification, section 18).
 */
export const pageScroll = {
  of: (key: string): number => places.get(key) ?? 0,
  note: (key: string, top: number): void => void places.set(key, top),
  forget: (key: string): void => void places.delete(key),
};

/** Navigation state of a return to a live page, such as a click on its tab. */
export const RETURN = { isReturn: true };

export const isReturn = (state: unknown): boolean => isRecord(state) && state['isReturn'] === true;

/** Duration of the progress bar of a reload (specification, section 9). */
const PROGRESS_END_MS = 200;

/** Mounts the open page anew, from its top (specification, section 2, "Reload-view"). */
export const reloadView = (): AppThunk<void> => (dispatch, getState) => {
  if (selectTheme(getState()).showProgressBar) setTimeout(holdProgress(), PROGRESS_END_MS);
  pageScroll.forget(getState().tabs.active);
  dispatch(viewReloaded());
};
