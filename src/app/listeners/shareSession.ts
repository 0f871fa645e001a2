import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { adoptSession } from '@/features/access/session';
import {
  browserStorage,
  dropMissed,
  hasMissedSignOut,
  forgetSessionEntries,
  forgetSignedOut,
  keepEntriesOf,
  markSignOut,
  seeSignOut,
} from '@/lib/storage/stored';
import { ownKey } from '@/lib/storage/ownKeys';
import { openTokenStorage, type TokenStorage } from '@/lib/storage/openTokenStorage';
import type { AppListeners, AppStore, AppThunk } from '@/state/storeTypes';
import { sessionEnded, isSignOut } from '@/state/sessionEnded';
import { selectToken, selectUser, tokenFound, tokenReceived, userInfoReceived } from '@/state/user/userSlice';

const endedSessionSchema = v.object({
  token: v.string(),
  reason: v.optional(v.picklist(['logout', 'expired']), 'logout'),
});

/** Ends the session that another window has ended. */
const endSession =
  ({ token, reason }: v.InferOutput<typeof endedSessionSchema>): AppThunk<void> =>
  (dispatch, getState, { toast }) => {
    if (token !== selectToken(getState())) return;
    const isSignOut = reason === 'logout';
    dispatch(sessionEnded({ reason: isSignOut ? 'elsewhere' : 'expired' }));
    toast.info(isSignOut ? '您已在其他标签页退出登录' : '登录已过期，请重新登录');
  };

/** Goes on with the session that another window has stored, and says whose it is. */
const followStored =
  (storage: TokenStorage): AppThunk<Promise<void>> =>
  async (dispatch, getState, { toast }) => {
    const token = storage.read();
    const before = selectUser(getState());
    if (token === undefined || token === before.token) return;
    toast.beginSession();
    // The error has been reported, and leads to the login page.
    await dispatch(adoptSession(token)).catch(() => undefined);
    const now = selectUser(getState());
    if (now.token !== token) return;
    if (before.token === undefined) toast.info(`您已在其他窗口登录为“${now.name}”`);
    else if (before.id === now.id) toast.info('登录已在其他窗口更新');
    else toast.lastingWarning(`已切换为“${now.name}”的登录`, '其他窗口更换了登录用户，本窗口原来的页面已关闭');
  };

/**
 * Persists the token, and removes it with its session (§4.1, §4.8), with all else that goes then (`lib/storage/stored.ts`).
 * Keeps all windows of a browser in one session: what one of them ends, they end too, and another session that one of
 * them begins is theirs (§4.47).
 *
 * @param signal ends the exchange with other windows
 */
export function shareSession(
  { dispatch, getState }: AppStore,
  { startListening }: AppListeners,
  signal: AbortSignal,
): void {
  const storage = openTokenStorage(appConfig.storage, appConfig.tokenTableName);
  if (storage.isShared) dropMissed();
  const stored = storage.read();
  if (stored !== undefined) dispatch(tokenFound(stored));
  /** Whether a reload would find the token. */
  let isPersisted = stored !== undefined;
  const windows = new BroadcastChannel(ownKey('session'));
  windows.onmessage = ({ data }) => {
    const message = v.safeParse(endedSessionSchema, data);
    if (message.success) dispatch(endSession(message.output));
  };
  signal.addEventListener('abort', () => windows.close());
  const follow = () => void dispatch(followStored(storage));
  storage.onForeignChange(follow, signal);
  // A page in the back/forward cache hears nothing of other windows.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    const token = selectToken(getState());
    if (!persisted || token === undefined || !isPersisted) return;
    if (storage.isShared && hasMissedSignOut()) dispatch(endSession({ token, reason: 'logout' }));
    else if (storage.read() === undefined) dispatch(endSession({ token, reason: 'expired' }));
    else follow();
  };
  window.addEventListener('pageshow', comeBack, { signal });
  startListening({
    actionCreator: tokenReceived,
    effect: ({ payload }, { extra: { toast } }) => {
      toast.beginSession();
      browserStorage('signInAnew').forget();
      isPersisted = storage.write(payload);
      if (!isPersisted) toast.warning('浏览器未能保存登录状态，刷新页面后需要重新登录');
    },
  });
  startListening({
    actionCreator: userInfoReceived,
    effect: ({ payload: { id } }) => keepEntriesOf(id),
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, { getOriginalState, extra: { http, toast } }) => {
      http.context.abortSessionCalls();
      toast.endSession();
      const { id, token, locked } = selectUser(getOriginalState());
      const { sso, ssoLogoutUrl } = appConfig;
      if (sso !== 'off' && reason === 'logout' && (locked || ssoLogoutUrl === ''))
        browserStorage('signInAnew').write(true);
      // The stored token is kept if another window has signed in since and stored its own.
      if (storage.read() === token) storage.remove();
      // Other windows are not told when loading failed in this one, because they may still work.
      if (token !== undefined && (reason === 'logout' || reason === 'expired'))
        windows.postMessage({ token, reason } satisfies v.InferOutput<typeof endedSessionSchema>);
      // The next session begins at once: of the same user it goes on with the tabs, of another one it drops them.
      if (reason !== 'replaced') forgetSessionEntries();
      if (!isSignOut(reason)) return;
      forgetSignedOut(id);
      // Windows with sessions of their own have their own sign-outs.
      if (!storage.isShared) return;
      if (reason === 'logout') markSignOut();
      else seeSignOut();
    },
  });
}
