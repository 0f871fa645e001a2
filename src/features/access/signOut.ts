import type { AppThunk } from '@/state/hooks';
import { sessionEnded } from '@/state/sessionEvents';
import { logout } from './api/logout';

/**
 * Tells the server, then resets everything (specification, section 4, "Logout"). Nobody waits for the answer: it could
 * only come when somebody else has signed in, and whatever it says the session is over.
 */
export const signOut = (): AppThunk<void> => (dispatch) => {
  logout().catch(() => undefined);
  dispatch(sessionEnded({ reason: 'logout' }));
};
