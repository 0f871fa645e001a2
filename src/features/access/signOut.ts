import type { AppThunk } from '@/state/hooks';
import { sessionEnded } from '@/state/sessionEvents';
import { logout } from './api/logout';

/** Tells the server, then resets everything (spec.md section 4, "Logout"); a failing call still ends the session. */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  await logout().catch(() => undefined);
  dispatch(sessionEnded({ reason: 'logout' }));
};
