import type { Store } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { describeError } from '@/lib/http/errorMessages';
import { ApiError, DownloadError, RequestError } from '@/lib/http/errors';
import { errorLogged } from '@/state/errorLog/errorLogSlice';
import type { RootState } from '@/state/rootReducer';
import { selectRoutesStatus } from '@/state/routes/routesSlice';
import { sessionEnded } from '@/state/sessionEvents';
import { selectToken } from '@/state/user/userSlice';
import { toast } from '@/ui/toast/toast';

/**
 * The app's answer to every failed call (specification, sections 6 to 8): a toast, an error-log entry when logging is
 * on,
 * 401 ends the session that the call belonged to, 403 goes to its page.
 */
export function handleRequestError(store: Store<RootState>, goTo: (path: string) => void): (error: Error) => void {
  return (error) => {
    const code = error instanceof ApiError ? error.code : '';
    const sentToken = error instanceof RequestError ? error.call.token : undefined;
    const token = selectToken(store.getState()) ?? undefined;
    // However many calls of a session fail together, the first one has said it.
    if (code === '401' && sentToken !== undefined && sentToken !== token) return;

    const message = describeError(error);
    if (message === undefined) return;
    toast.error(message);
    if (appConfig.errorLog) {
      const err = { message, stack: error.stack ?? '' };
      store.dispatch(errorLogged({ err, url: window.location.hash || window.location.pathname }));
    }
    if (code === '401' && token !== undefined && sentToken === token)
      store.dispatch(sessionEnded({ reason: 'expired' }));
    // Before the routes are there, any failure leads to the login page (guard 4). A file that is refused has said so
    // in the words of its own table, and its page stays.
    const leaves = code === '403' && !(error instanceof DownloadError);
    if (leaves && selectRoutesStatus(store.getState()) === 'ready') goTo('/403');
  };
}

/** Tells the user of an error that nobody else has told of; failed calls have been reported where they failed. */
export function toastUnexpectedError(error: unknown): void {
  if (error instanceof RequestError) return;
  const message = describeError(error);
  if (message !== undefined) toast.error(message);
}
