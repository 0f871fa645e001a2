import { appConfig, dialect } from '@/config/appConfig';
import type { BackendKind } from '@/config/dialects';
import { describeError } from '@/lib/http/errorMessages';
import { AbortedError, codeOf, isLeft, RequestError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import type { SendOptions } from '@/lib/http/request';
import { logError } from '@/state/errorLog/logError';
import { isEqual } from '@/lib/isEqual';
import { pause } from '@/lib/pause';
import { loadLeaving } from '@/lib/sso/passGateway';
import { clockTime } from '@/lib/time/localTime';
import type { AppThunk } from '@/state/storeTypes';
import { buildRoutes, namePages } from '@/state/routes/buildRoutes';
import type { RouteNode } from '@/state/routes/routeTree';
import {
  routesBuilt,
  routesRefreshed,
  routesRequested,
  routesRetried,
  selectRouteNodes,
  selectRoutesStatus,
} from '@/state/routes/routesSlice';
import { sessionEnded } from '@/state/sessionEnded';
import {
  lockChanged,
  selectToken,
  selectUser,
  tokenFound,
  tokenReceived,
  userInfoReceived,
  userInfoChanged,
  virtualUserAssumed,
} from '@/state/user/userSlice';
import {
  checkPassword,
  type Credentials,
  fetchRoutes,
  fetchUser,
  fetchUserInfo,
  login,
  logout,
} from './api/sessionCalls';
import { isStumble, withRetries } from './withRetries';

/**
 * On a reload, Firefox aborts running requests before it unloads the page. An aborted request waits this long before it
 * ends the session, so that a reload does not sign the user out.
 */
const PAGE_UNLOAD_MS = 1000;

/** Which routes to load: those of the signed-in user, or the public ones for visitors. */
export type RouteMode = 'session' | 'visit';

/** What the login page says of a session that could not be loaded. */
function whyFailed(error: unknown): string {
  const reason = describeError(error);
  if (!isStumble(error)) return reason === undefined ? '' : `登录未完成：${reason}`;
  const facts = [codeOf(error), clockTime(Date.now())].filter(Boolean);
  return `服务器暂时不可用，请稍后重新登录（${facts.join('，')}）`;
}

/** Builds the present user's routes from what the server sent; what cannot be used is logged. */
const readRoutes =
  (sent: readonly unknown[], mode: RouteMode): AppThunk<RouteNode[]> =>
  (dispatch, getState, { pageNamed }) => {
    const { permissions, roles, admin } = selectUser(getState());
    const filterByRole = appConfig.rolesControl && mode !== 'visit';
    const { nodes, problems } = buildRoutes(sent, { permissions, roles, admin, filterByRole });
    for (const problem of problems) dispatch(logError(problem, { about: `GET ${dialect().calls.routes}` }));
    return namePages(nodes, pageNamed, appConfig.hideMissing);
  };

/** Logs, for whoever looks after the system, that the server is of another kind than the setting says (§19.3). */
const tellOtherKind =
  (kinds: readonly BackendKind[]): AppThunk<void> =>
  (dispatch) => {
    if (kinds.includes(appConfig.backend)) return;
    const found = kinds.map((kind) => `“${kind}”`).join('或');
    const problem = `设置 "backend" 为“${appConfig.backend}”，服务器的应答却是${found}的：一部分功能不可用，请修改设置`;
    dispatch(logError(new Error(problem), { about: `GET ${dialect().calls.user}` }));
  };

/** Repeats a call while the server is away. `loadSession` reports the first failure only. */
const askPatiently =
  <T>(call: (http: Http, options: SendOptions) => Promise<T>): AppThunk<Promise<T>> =>
  (dispatch, _getState, { http }) => {
    const { requestTimeout } = appConfig;
    const attempt = (left: number) =>
      call(http, {
        tells: 'sessionEnd',
        timeout: left === Infinity ? requestTimeout : Math.min(requestTimeout || Infinity, left),
      });
    return withRetries(attempt, {
      onRetry: () => dispatch(routesRetried()),
      signal: http.context.sessionSignal(),
    });
  };

/**
 * Fetches user and menu in parallel and builds the routes (§2.18), unless that is under way or done. Any error ends the
 * session (§2.19), those that may be over in a moment after some patience.
 */
export const loadSession =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { http }) => {
    if (!['none', 'failed'].includes(selectRoutesStatus(getState()))) return;
    const token = selectToken(getState());
    dispatch(routesRequested());
    try {
      const user = token === undefined ? undefined : dispatch(askPatiently(fetchUser));
      const [found, sent] = await Promise.all([user, dispatch(askPatiently(fetchRoutes))]);
      if (selectToken(getState()) !== token) return;
      if (found) {
        const { kinds, ...info } = found;
        dispatch(userInfoReceived(info));
        dispatch(tellOtherKind(kinds));
      } else dispatch(virtualUserAssumed({ name: appConfig.defaultUserName }));
      dispatch(routesBuilt(dispatch(readRoutes(sent, 'session'))));
    } catch (error) {
      if (error instanceof AbortedError) await pause(PAGE_UNLOAD_MS);
      // Only this session is ended: a 401 may have ended it already, and the user may have signed in again since.
      if (selectToken(getState()) === token) {
        if (error instanceof RequestError && isLeft(error)) http.context.ports.onFailure(error);
        dispatch(sessionEnded({ reason: 'failed', why: whyFailed(error) }));
      }
      throw error;
    }
  };

/**
 * Fetches user and menu again during a session. What has not changed is not touched; open pages stay, with what is typed
 * in them (§4.49).
 */
export const refreshAccess =
  (options: SendOptions = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { http }) => {
    const token = selectToken(getState());
    if (token === undefined || selectRoutesStatus(getState()) !== 'ready') return;
    const [info, sent] = await Promise.all([fetchUserInfo(http, options), fetchRoutes(http, options)]);
    if (selectToken(getState()) !== token) return;
    const user = selectUser(getState());
    if (!isEqual({ ...user, ...info }, user)) dispatch(userInfoChanged(info));
    const nodes = dispatch(readRoutes(sent, 'session'));
    if (!isEqual(nodes, selectRouteNodes(getState()))) dispatch(routesRefreshed(nodes));
  };

/** Loads the routes for visitors (§2.21), unless that is under way or done; if it fails, the static routes remain. */
export const loadVisitRoutes =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { http }) => {
    if (selectRoutesStatus(getState()) !== 'none') return;
    dispatch(routesRequested());
    const sent = await fetchRoutes(http).catch(() => []);
    // A session may have begun meanwhile.
    if (selectToken(getState()) !== undefined) return;
    dispatch(routesBuilt(dispatch(readRoutes(sent, 'visit'))));
  };

/** Begins the session of a token in this window, in place of the one that was there. */
export const beginSession =
  (token: ReturnType<typeof tokenReceived | typeof tokenFound>): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    if (selectToken(getState()) !== undefined) dispatch(sessionEnded({ reason: 'replaced' }));
    dispatch(token);
    return dispatch(loadSession());
  };

/** Signs in, then loads the user and the routes (§4.1). Rejects when either fails. */
export const signIn =
  (credentials: Credentials): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { http }) => {
    await dispatch(beginSession(tokenReceived(await login(http, credentials))));
  };

/** Takes over the session that another window has begun. Rejects when it cannot be loaded. */
export const adoptSession = (token: string): AppThunk<Promise<void>> => beginSession(tokenFound(token));

/**
 * Signs out on the server and resets the app (§4.5, §4.6). It does not wait for the response: the session is over in any
 * case, and another one may begin meanwhile. Leaves for `ssoLogoutUrl` where there is one.
 */
export const signOut =
  (): AppThunk<void> =>
  (dispatch, _getState, { http, toast }) => {
    const told = logout(http).catch(() => undefined);
    dispatch(sessionEnded({ reason: 'logout' }));
    if (appConfig.ssoLogoutUrl !== '')
      loadLeaving().then(({ signOutElsewhere }) => signOutElsewhere(told), toast.failure);
  };

/**
 * Unlocks the screen if the password is right: the server checks it, or a login of the same account does, whose session
 * is ended at once. Rejects with the failure, which the caller shows; a 401 has ended the session.
 */
export const unlock =
  (proof: Omit<Credentials, 'username'>, byLogin: boolean): AppThunk<Promise<void>> =>
  async (dispatch, getState, { http }) => {
    const { username, token, tenantId } = selectUser(getState());
    if (byLogin) {
      const other = await login(
        http,
        { username, ...(tenantId !== undefined && { tenantId }), ...proof },
        { tells: 'none' },
      );
      if (other !== token) logout(http, { token: other }).catch(() => undefined);
    } else await checkPassword(http, proof.password);
    // Another session may have begun meanwhile.
    if (selectToken(getState()) === token) dispatch(lockChanged(false));
  };

/** Whether files are on their way to the server, which a lock lets go on. */
export const isUploading =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { http }) =>
    http.context.uploads.isBusy();
