import { appConfig } from '@/config/appConfig';
import { RequestError } from '@/lib/http/errors';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { logError } from '@/state/errorLog/logError';
import type { AppDispatch } from '@/state/storeTypes';

/**
 * Adds uncaught errors to the error log (§4.20). Failed calls are logged already.
 *
 * @returns a function that removes the listeners
 */
export function logUncaughtErrors(dispatch: AppDispatch): () => void {
  const log = (thrown: unknown) => {
    if (appConfig.errorLog && !(thrown instanceof RequestError)) dispatch(logError(thrown));
  };
  const stops = [
    onWindowEvent(['error'], ({ error, message }) => log(error ?? message)),
    onWindowEvent(['unhandledrejection'], ({ reason }) => log(reason)),
  ];
  return () => stops.forEach((stop) => stop());
}
