import { isAnyOf } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { ANNOUNCEMENTS_PATH, loadAnnouncements } from '@/features/notices/announcementThunks';
import { whenIdle } from '@/lib/whenIdle';
import { connectionRestored } from '@/state/connectionRestored';
import type { AppListeners } from '@/state/storeTypes';
import { routesBuilt } from '@/state/routes/routesSlice';
import { recordsChanged } from '@/state/server/recordsChanged';
import { sessionEnded } from '@/state/sessionEnded';
import { selectToken } from '@/state/user/userSlice';

/**
 * Loads the announcements of the server after a sign-in, when one was changed, and when the connection is back (§2.98). A
 * server that has none is not asked again in the session.
 */
export function refreshAnnouncements({ startListening }: AppListeners): void {
  if (!appConfig.announcements) return;
  let hasNone = false;
  startListening({ actionCreator: sessionEnded, effect: () => void (hasNone = false) });
  startListening({
    matcher: isAnyOf(routesBuilt, recordsChanged, connectionRestored),
    effect: async (action, { dispatch, getState, cancelActiveListeners, signal }) => {
      if (recordsChanged.match(action) && !action.payload.includes(ANNOUNCEMENTS_PATH)) return;
      if (hasNone) return;
      cancelActiveListeners();
      await whenIdle();
      if (!signal.aborted && selectToken(getState()) !== undefined) hasNone = !(await dispatch(loadAnnouncements()));
    },
  });
}
