import * as v from 'valibot';
import { onWindowEvent } from '@/lib/onWindowEvent';
import type { TokenStorage } from '@/lib/storage/tokenStorage';
import type { AppListeners } from '@/state/hooks';
import { sessionEnded } from '@/state/sessionEvents';
import { selectToken, tokenReceived } from '@/state/user/userSlice';
import type { RootState } from '@/state/rootReducer';

const endedSessionSchema = v.object({ token: v.string() });

/**
 * Persists the token, and ends the session in all browser tabs when one tab signs out or gets a 401 (specification,
 * section 4).
 *
 * @returns a function that ends the exchange with other tabs
 */
export function persistSession(
  { startListening }: AppListeners,
  storage: TokenStorage,
  dispatch: (action: ReturnType<typeof sessionEnded>) => void,
  getState: () => RootState,
): () => void {
  const tabs = new BroadcastChannel('session');
  tabs.onmessage = ({ data }) => {
    const message = v.safeParse(endedSessionSchema, data);
    if (message.success && message.output.token === selectToken(getState()))
      dispatch(sessionEnded({ reason: 'elsewhere' }));
  };

  let isPersisted = storage.read() !== undefined;
  // A page in the back/forward cache gets no messages from other tabs, so the tokens are compared when it is shown
  // again.
  const stopPageShow = onWindowEvent(['pageshow'], ({ persisted }) => {
    const token = selectToken(getState());
    if (persisted && isPersisted && token !== null && storage.read() !== token)
      dispatch(sessionEnded({ reason: 'elsewhere' }));
  });

  startListening({
    actionCreator: tokenReceived,
    effect: ({ payload }, { extra: { toast } }) => {
      isPersisted = storage.write(payload);
      if (!isPersisted) toast.warning('浏览器未能保存登录状态，刷新页面后需要重新登录');
    },
  });
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload }, { getOriginalState, extra: { http, toast } }) => {
      http.connection.abortSessionCalls();
      if (payload.reason === 'elsewhere') {
        toast.info('您已在其他标签页退出登录');
        return;
      }
      const token = selectToken(getOriginalState());
      // The stored token is kept if another tab has signed in since and stored its own.
      if (storage.read() === (token ?? undefined)) storage.remove();
      // Other tabs are not told when loading failed in this tab, because they may still work.
      if (token !== null && payload.reason !== 'failed')
        tabs.postMessage({ token } satisfies v.InferOutput<typeof endedSessionSchema>);
    },
  });
  return () => {
    tabs.close();
    stopPageShow();
  };
}
