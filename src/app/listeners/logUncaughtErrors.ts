import type { Dispatch } from '@reduxjs/toolkit';
import { RequestError } from '@/lib/http/errors';
import { logError } from '@/state/errorLog/errorLogSlice';

/**
 * Adds uncaught errors to the error log (specification, section 4, "Error log"). Failed calls are logged already.
 *
 * @returns stops it
 */
export function logUncaughtErrors(dispatch: Dispatch): () => void {
  const log = (thrown: unknown) => {
    if (thrown instanceof RequestError) return;
    logError(dispatch, thrown instanceof Error ? thrown : { message: String(thrown) });
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
