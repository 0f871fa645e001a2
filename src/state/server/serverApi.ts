import type { Middleware } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { describeError } from '@/lib/http/errorMessages';
import { dynamicMiddleware, injectedReducers } from '../dynamicMiddleware';
import { rootReducer } from '../rootReducer';
import { sessionEnded } from '../sessionEvents';

/** The error of a call, as the cache keeps it. The transport has reported it. */
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
  <Arg, Result>(call: (arg: Arg, signal: AbortSignal) => Promise<Result>) =>
  async (arg: Arg, { signal }: { signal: AbortSignal }): Promise<{ data: Result } | { error: ServerFailure }> => {
    try {
      return { data: await call(arg, signal) };
    } catch (error) {
      return { error: { message: describeError(error) ?? '' } };
    }
  };

/** Like `toQueryFn` for calls without a result; the cache keeps `null`. */
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

/** Adds the server cache to the store once; called by each feature with endpoints. */
export function injectServerApi(): void {
  if (isInjected) return;
  isInjected = true;
  rootReducer.inject(serverApi);
  dynamicMiddleware.addMiddleware(serverApi.middleware, resetOnSessionEnd);
  injectedReducers.set(injectedReducers.get() + 1);
}
