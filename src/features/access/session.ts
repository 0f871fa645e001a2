import { appConfig } from '@/config/appConfig';
import { AbortedError, NetworkError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { logError } from '@/state/errorLog/errorLogSlice';
import type { AppThunk } from '@/state/hooks';
import { buildRoutes } from '@/state/routes/buildRoutes';
import { markMissing } from '@/state/routes/markMissing';
import { routesBuilt, routesRequested } from '@/state/routes/routesSlice';
import { sessionEnded } from '@/state/sessionEvents';
import { selectToken, selectUser, tokenReceived, userInfoReceived, virtualUserAssumed } from '@/state/user/userSlice';
import { type Credentials, login, logout } from './api/login';
import { fetchRoutes } from './api/routes';
import { fetchUserInfo } from './api/userInfo';

/**
 * On a reload, Firefox aborts running requests before it unloads the page. A failed request waits this long before it
 * ends the session, so that a reload does not sign the user out.
 */
const PAGE_UNLOAD_MS = 1000;

/** Which routes to load: those of the signed-in user, or the public ones for visitors. */
export type RouteMode = 'session' | 'visit';

const requestRoutes = (http: Http): Promise<unknown[]> =>
  appConfig.authentication === 'all' ? fetchRoutes(http) : Promise.resolve([]);

const receiveRoutes =
  (sent: readonly unknown[], mode: RouteMode): AppThunk<void> =>
  (dispatch, getState, { hasPage }) => {
    const { permissions, roles, admin } = selectUser(getState());
    const filterByRole = appConfig.rolesControl && mode !== 'visit';
    const { nodes, problems } = buildRoutes(sent, { permissions, roles, admin, filterByRole });
    for (const message of problems) logError(dispatch, { message }, '/getRouters');
    dispatch(routesBuilt(markMissing(nodes, hasPage)));
  };

/**
 * Fetches user and menu in parallel and builds the routes (specification, section 2, guard 3). Any error ends the
 * session (specification, section 2, guard 4).
 */
export const loadSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { http }) => {
    const token = selectToken(getState());
    dispatch(routesRequested());
    try {
      const user = token === null ? undefined : fetchUserInfo(http);
      const [info, sent] = await Promise.all([user, requestRoutes(http)]);
      if (selectToken(getState()) !== token) return;
      dispatch(info ? userInfoReceived(info) : virtualUserAssumed({ name: appConfig.defaultUserName }));
      dispatch(receiveRoutes(sent, 'session'));
    } catch (error) {
      if (error instanceof AbortedError || error instanceof NetworkError) {
        await new Promise((resolve) => setTimeout(resolve, PAGE_UNLOAD_MS));
      }
      // Only this session is ended: a 401 may have ended it already, and the user may have signed in again since.
      if (selectToken(getState()) === token) dispatch(sessionEnded({ reason: 'failed' }));
      throw error;
    }
  };

/** Loads the routes for visitors (specification, section 2, guard 6); if that fails, the static routes remain. */
export const loadVisitRoutes =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { http }) => {
    dispatch(routesRequested());
    const sent = await requestRoutes(http).catch(() => []);
    dispatch(receiveRoutes(sent, 'visit'));
  };

/** Signs in, then loads the user and the routes (specification, section 4, "Login"). Rejects when either fails. */
export const signIn =
  (credentials: Credentials): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { http }) => {
    dispatch(tokenReceived(await login(http, credentials)));
    await dispatch(loadSession());
  };

/**
 * Signs out on the server and resets the app (specification, section 4, "Logout"). It does not wait for the response:
 * the session is over in any case, and another one may begin meanwhile.
 */
export const signOut =
  (): AppThunk<void> =>
  (dispatch, _getState, { http }) => {
    logout(http).catch(() => undefined);
    dispatch(sessionEnded({ reason: 'logout' }));
  };
