import { appConfig } from '@/config/appConfig';
import { FORBIDDEN } from '@/config/paths';
import { CODE_MESSAGES } from '@/lib/http/errorMessages';
import { AbortedError, ApiError, DownloadError, RequestError } from '@/lib/http/errors';
import { logError } from '@/state/errorLog/logError';
import { accessRefused, selectRoutesStatus } from '@/state/routes/routesSlice';
import { sessionEnded } from '@/state/sessionEnded';
import type { AppDispatch, AppStore } from '@/state/storeTypes';
import { selectToken } from '@/state/user/userSlice';
import type { Toasts } from '@/ui/toast/createToasts';

/** What the login page says of the end of a session, where the server's words speak of it and not of rights. */
const whyEnded = (message: string) =>
  message !== CODE_MESSAGES[401] && /登[录陆]|下线|过期/.test(message) ? { why: message } : {};

/**
 * Handles every failed call (§6.10, §6.11, §7.50, §7.51): shows a toast, unless the page shows it, and logs it.
 * A 401 ends the session of the call, which the login page tells; a 403 opens the page `/403`.
 */
export function handleRequestError(
  store: AppStore,
  toast: Toasts,
  goTo: (path: string) => void,
): (error: Error) => void {
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    const sentToken = error instanceof RequestError ? error.call.token : undefined;
    const token = selectToken(store.getState());
    // The session of this call has ended already. Of several calls that fail with 401, only the first is reported.
    if (code === '401' && sentToken !== undefined && sentToken !== token) return;

    if (error instanceof AbortedError) return;
    const status = selectRoutesStatus(store.getState());
    const isTold = error instanceof RequestError && error.call.tells === 'inPlace' && code !== '403';
    const isEnd = code === '401' && token !== undefined && sentToken === token;
    // Until the routes are loaded every failure leads to the login page (§2.19), and so does a 401 of the captcha.
    if (!isEnd && (code === '401' || status !== 'ready')) toast.finalFailure(error);
    else if (!isEnd && !isTold) toast.failure(error);
    store.dispatch(logError(error));
    if (isEnd) store.dispatch(sessionEnded({ reason: 'expired', ...whyEnded(error.message) }));
    // A refused download does not leave the page.
    const leaves = code === '403' && !(error instanceof DownloadError);
    if (!leaves || status !== 'ready') return;
    goTo(FORBIDDEN);
    store.dispatch(accessRefused());
  };
}

/** Adds uncaught errors to the error log (§4.20) until `signal` aborts. Failed calls are logged already. */
export function logUncaughtErrors(dispatch: AppDispatch, signal: AbortSignal): void {
  const log = (thrown: unknown) => {
    if (appConfig.errorLog && !(thrown instanceof RequestError)) dispatch(logError(thrown));
  };
  window.addEventListener('error', ({ error, message }) => log(error ?? message), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => log(reason), { signal });
}
