import type { TokenStorage } from '@/lib/storage/openTokenStorage';
import { forgetSessionEntries, forgetSignedOut, keepEntriesOf, markSignOut, seeSignOut } from '@/lib/storage/stored';
import type { AppListeners } from '@/state/storeTypes';
import { isSignOut, sessionEnded } from '@/state/sessionEnded';
import { selectUser, tokenReceived, userInfoReceived } from '@/state/user/userSlice';

/**
 * Persists the token, and removes it with its session (§4.1, §4.8), with all else that goes then (`lib/storage/stored.ts`).
 *
 * @returns whether a reload would find the token
 */
export function persistSession({ startListening }: AppListeners, storage: TokenStorage): () => boolean {
  let isPersisted = storage.read() !== undefined;
  startListening({
    actionCreator: tokenReceived,
    effect: ({ payload }, { extra: { toast } }) => {
      isPersisted = storage.write(payload);
      if (!isPersisted) toast.warning('浏览器未能保存登录状态，刷新页面后需要重新登录');
    },
  });
  startListening({ actionCreator: userInfoReceived, effect: ({ payload }) => keepEntriesOf(payload.id) });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { getOriginalState, extra: { http, toast } }) => {
      http.context.abortSessionCalls();
      toast.endSession();
      const { id, token } = selectUser(getOriginalState());
      // The stored token is kept if another window has signed in since and stored its own.
      if (storage.read() === token) storage.remove();
      // The next session begins at once: of the same user it goes on with the tabs, of another one it drops them.
      if (payload.reason !== 'replaced') forgetSessionEntries();
      if (!isSignOut(payload.reason)) return;
      forgetSignedOut(id);
      // Windows with sessions of their own have their own sign-outs.
      if (!storage.isShared) return;
      if (payload.reason === 'logout') markSignOut();
      else seeSignOut();
    },
  });
  return () => isPersisted;
}
