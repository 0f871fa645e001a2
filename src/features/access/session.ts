import { appConfig } from '@/config/appConfig';
import { AbortedError, NetworkError } from '@/lib/http/errors';
import { logError } from '@/state/errorLog/errorLogSlice';
import type { AppThunk } from '@/state/hooks';
import { buildRoutes } from '@/state/routes/buildRoutes';
import { routesBuilt, routesRequested } from '@/state/routes/routesSlice';
import { sessionEnded } from '@/state/sessionEvents';
import { selectToken, selectUser, tokenReceived, userInfoReceived, virtualUserAssumed } from '@/state/user/userSlice';
import { type Credentials, login, logout } from './api/login';
import { fetchRoutes } from './api/routes';
import { fetchUserInfo } from './api/userInfo';

/**
 * Milliseconds after which the page is gone if it is being left: Firefox fails what is under way before it goes, and a
 * second F5 is no reason to sign anybody out.
 */
const PAGE_UNLOAD_MS = 1000;

/** Whose routes are loaded: those of the session, or those a visitor without a login may see. */
export type RouteMode = 'session' | 'visit';

const requestRoutes = (): Promise<unknown[]> =>
  appConfig.authentication === 'all' ? fetchRoutes() : Promise.resolve([]);

/** Builds the routes for the user now in the state; what had to be left out of them goes to the error log. */
const receiveRoutes =
  (sent: readonly unknown[], mode: RouteMode): AppThunk<void> =>
  (dispatch, getState) => {
    const { permissions, roles, admin } = selectUser(getState());
    const filterByRole = appConfig.rolesControl && mode !== 'visit';
    const { nodes, problems } = buildRoutes(sent, { permissions, roles, admin, filterByRole });
    for (const message of problems) logError(dispatch, { message }, '/getRouters');
    dispatch(routesBuilt(nodes));
  };

/**
 * Fetches the user and the menu and builds the routes (specification, section 2, guard 3). Both calls leave at once;
 * the user's answer is read first. Any failure ends the session (guard 4).
 */
export const loadSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const token = selectToken(getState());
  dispatch(routesRequested());
  try {
    const user = token === null ? undefined : fetchUserInfo();
    const [info, sent] = await Promise.all([user, requestRoutes()]);
    if (selectToken(getState()) !== token) return;
    dispatch(info ? userInfoReceived(info) : virtualUserAssumed({ name: appConfig.defaultUserName }));
    dispatch(receiveRoutes(sent, 'session'));
  } catch (error) {
    if (error instanceof AbortedError || error instanceof NetworkError) {
      await new Promise((resolve) => setTimeout(resolve, PAGE_UNLOAD_MS));
    }
    // A 401 has ended the session already, perhaps another one has begun since.
    if (selectToken(getState()) === token) dispatch(sessionEnded({ reason: 'failed' }));
    throw error;
  }
};

/** Loads what a visitor may see (specification, section 2, guard 6); without an answer the static routes remain. */
export const loadVisitRoutes = (): AppThunk<Promise<void>> => async (dispatch) => {
  dispatch(routesRequested());
  const sent = await requestRoutes().catch(() => []);
  dispatch(receiveRoutes(sent, 'visit'));
};

/** Signs in, then loads the user and the routes (specification, section 4, "Login"). Rejects when either fails. */
export const signIn =
  (credentials: Credentials): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(tokenReceived(await login(credentials)));
    await dispatch(loadSession());
  };

/**
 * Tells the server, then resets everything (specification, section 4, "Logout"). Nobody waits for the answer: it could
 * only come when somebody else has signed in, and whatever it says the session is over.
 */
export const signOut = (): AppThunk<void> => (dispatch) => {
  logout().catch(() => undefined);
  dispatch(sessionEnded({ reason: 'logout' }));
};
