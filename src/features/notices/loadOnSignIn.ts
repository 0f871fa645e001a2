import { appConfig } from '@/config/appConfig';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { whenIdle } from '@/lib/pause';
import { routesBuilt } from '@/state/routes/routesSlice';
import type { AppListeners } from '@/state/storeTypes';
import { selectToken } from '@/state/user/userSlice';

/** The shell has it. */
const load = loadWithRetry(() => import('./announcements'));

/** Loads the announcements after a sign-in, when the first page is there. */
export function loadAnnouncementsOnSignIn({ startListening }: AppListeners): void {
  if (!appConfig.announcements) return;
  startListening({
    actionCreator: routesBuilt,
    effect: async (_action, { dispatch, getState, cancelActiveListeners, signal }) => {
      cancelActiveListeners();
      await whenIdle();
      const chunk = await load().catch(() => undefined);
      if (signal.aborted || selectToken(getState()) === undefined) return;
      if (chunk) void dispatch(chunk.loadAnnouncements());
    },
  });
}
