import type { Dispatch } from '@reduxjs/toolkit';
import { RequestError } from '@/lib/http/errors';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { logError } from '@/state/errorLog/errorLogSlice';

/**
 * Adds uncaught errors to the error log (§4.20). Failed calls are logged already.
 *
 * @returns a function that removes the listeners
 */
export function logUncaughtErrors(dispatch: Dispatch): () => void {
  const log = (thrown: unknown) => {
    if (thrown instanceof RequestError) return;
    logError(dispatch, thrown instanceof Error ? thrown : { message: String(thrown) });
  };
  const stops = [
    onWindowEvent(['error'], ({ error, message }) => log(error ?? message)),
    onWindowEvent(['unhandledrejection'], ({ reason }) => log(reason)),
  ];
  return () => stops.forEach((stop) => stop());
}
