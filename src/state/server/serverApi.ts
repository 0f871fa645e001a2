import type { Middleware } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { describeError } from '@/lib/http/errorMessages';
import { dynamicMiddleware, injectedReducers } from '../dynamicMiddleware';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEvents';

/** Why a call failed, as the cache keeps it; the user has been told by the transport. */
interface ServerFailure {
  message: string;
}

/**
 * The cache of what the server holds and screens change (RTK Query). It joins the store with the first feature that
 * needs it, see `injectServerApi`; features add their endpoints by `injectEndpoints`.
 */
export const serverApi = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<ServerFailure>(),
  endpoints: () => ({}),
});

/** The base query over `http`: makes an endpoint of a typed call. */
export const toQueryFn =
  <Arg, Result>(call: (arg: Arg, signal: AbortSignal) => Promise<Result>) =>
  async (arg: Arg, { signal }: { signal: AbortSignal }): Promise<{ data: Result } | { error: ServerFailure }> => {
    try {
      return { data: await call(arg, signal) };
    } catch (error) {
      return { error: { message: describeError(error) ?? '' } };
    }
  };

/** Like `served` for calls that only say "done"; the cache needs something to keep, which is `null`. */
export const toMutationFn = <Arg>(call: (arg: Arg) => Promise<unknown>) =>
  toQueryFn(async (arg: Arg): Promise<null> => {
    await call(arg);
    return null;
  });

const resetOnSessionEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(serverApi.util.resetApiState());
    return result;
  };

let isInjected = false;

/** Adds the server cache to the store, once; called by each feature that has endpoints in it. */
export function injectServerApi(): void {
  if (isInjected) return;
  isInjected = true;
  rootReducer.inject(serverApi);
  dynamicMiddleware.addMiddleware(serverApi.middleware, resetOnSessionEnd);
  injectedReducers.set(injectedReducers.get() + 1);
}
