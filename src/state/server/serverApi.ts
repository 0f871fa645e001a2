import type { Middleware } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { describeError } from '@/lib/http/errorMessages';
import type { Http } from '@/lib/http/http';
import { dynamicMiddleware, injectedReducerCount } from '../dynamicMiddleware';
import { rootReducer } from '../rootReducer';
import type { Services } from '../services';
import { sessionEnded } from '../sessionEvents';

/** The error of a call, as the cache keeps it. The HTTP client has already reported it, so components need not. */
interface ServerFailure {
  message: string;
}

/**
 * The cache of server data (RTK Query). `injectServerApi` adds it to the store when a feature first needs it; features
 * add endpoints by `injectEndpoints`.
 */
export const serverApi = createApi({
  reducerPath: 'server',
  baseQuery: fakeBaseQuery<ServerFailure>(),
  endpoints: () => ({}),
});

/** Makes the `queryFn` of an endpoint from a typed call. */
export const toQueryFn =
  <Arg, Result>(call: (http: Http, arg: Arg, signal: AbortSignal) => Promise<Result>) =>
  async (
    arg: Arg,
    { signal, extra }: { signal: AbortSignal; extra: unknown },
  ): Promise<{ data: Result } | { error: ServerFailure }> => {
    // RTK Query does not know the type of the thunks' third argument.
    const { http } = extra as Services;
    try {
      return { data: await call(http, arg, signal) };
    } catch (error) {
      return { error: { message: describeError(error) ?? '' } };
    }
  };

/** Like `toQueryFn` for calls without a result; the cache keeps `null`. */
export const toMutationFn = <Arg>(call: (http: Http, arg: Arg) => Promise<unknown>) =>
  toQueryFn(async (http, arg: Arg): Promise<null> => {
    await call(http, arg);
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

/** A module variable, because the reducer and the middleware are module variables too: all stores share them. */
let isInjected = false;

/** Adds the server cache to the store once; called by each feature with endpoints. */
export function injectServerApi(): void {
  if (isInjected) return;
  isInjected = true;
  rootReducer.inject(serverApi);
  dynamicMiddleware.addMiddleware(serverApi.middleware, resetOnSessionEnd);
  injectedReducerCount.set(injectedReducerCount.get() + 1);
}
