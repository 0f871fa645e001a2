import type { Dispatch } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { RequestError } from '@/lib/http/errors';
import { errorLogged } from '@/state/errorLog/errorLogSlice';

/**
 * The global error handler: what nobody caught goes to the error log where logging is on (specification, section 4,
 * "Error log"). Failed calls are in it already. Returns the function that stops it.
 */
export function logUncaughtErrors(dispatch: Dispatch): () => void {
  if (!appConfig.errorLog) return () => undefined;
  const log = (thrown: unknown) => {
    if (thrown instanceof RequestError) return;
    const err =
      thrown instanceof Error
        ? { message: thrown.message, stack: thrown.stack ?? '' }
        : { message: String(thrown), stack: '' };
    dispatch(errorLogged({ err, url: window.location.hash || window.location.pathname }));
  };
  const onError = ({ error, message }: ErrorEvent) => log(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => log(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
