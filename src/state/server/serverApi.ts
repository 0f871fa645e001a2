import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { describeError } from '@/lib/http/errorMessages';

/** Why a call failed, as the cache keeps it; the user has been told by the transport. */
export interface ServerFailure {
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
