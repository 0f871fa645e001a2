import { isAnyOf } from '@reduxjs/toolkit';
import { ANNOUNCEMENTS_PATH } from '@/features/notices/announcementPaths';
import { loadAnnouncements } from '@/features/notices/announcementThunks';
import { whenIdle } from '@/lib/whenIdle';
import { connectionRestored } from '@/state/connectionRestored';
import type { AppListeners } from '@/state/storeTypes';
import { routesBuilt } from '@/state/routes/routesSlice';
import { recordsChanged } from '@/state/server/recordsChanged';
import { selectToken } from '@/state/user/userSlice';

/** Loads the announcements of the server after a sign-in, when one was changed, and when the connection is back (§2.98). */
export function refreshAnnouncements({ startListening }: AppListeners): void {
  startListening({
    matcher: isAnyOf(routesBuilt, recordsChanged, connectionRestored),
    effect: async (action, { dispatch, getState, cancelActiveListeners, signal }) => {
      if (recordsChanged.match(action) && !action.payload.includes(ANNOUNCEMENTS_PATH)) return;
      cancelActiveListeners();
      await whenIdle();
      if (!signal.aborted && selectToken(getState()) !== undefined) await dispatch(loadAnnouncements());
    },
  });
}
