import type { Middleware } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi, setupListeners } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import { type ToldFailure, toldFailure } from '@/lib/http/errorMessages';
import { isForbidden } from '@/lib/http/errors';
import type { CallOptions } from '@/lib/http/http';
import { lacksCall } from '@/lib/http/lacksCall';
import { connectionRestored, recordsChanged } from './recordsChanged';
import type { Services } from '../services';
import { sessionEnded } from '../sessionEnded';

/** A GET call: the path below the API base, its parameters and the schema of its answer. */
export type ServerCall = { url: string } & Pick<CallOptions<v.GenericSchema>, 'schema' | 'params' | 'tells'>;

/** The error of a call, as the cache keeps it: the HTTP client reports it, or the component (`tells`). */
export interface ServerFailure extends Partial<ToldFailure> {
  message: string;
  /** Whether the server refuses the call to this user. */
  isRefused?: boolean;
  /** Whether the server lacks the call, or refuses it. */
  isLacking?: boolean;
}

/** What the cache keeps of a call that was made by other means, for `queryFn`. */
export async function answerOf<T>(call: Promise<T>): Promise<{ data: T } | { error: ServerFailure }> {
  try {
    return { data: await call };
  } catch (error) {
    const isRefused = isForbidden(error);
    return { error: { ...toldFailure(error), isRefused, isLacking: isRefused || lacksCall(error) } };
  }
}

const httpBaseQuery: BaseQueryFn<ServerCall, unknown, ServerFailure> = async (
  { url, ...options },
  { signal, extra },
) => {
  // RTK Query does not know the type of the thunks' third argument.
  const { http } = extra as Services;
  return answerOf(http.get(url, { ...options, signal }));
};

/**
 * The cache of server data (RTK Query). Features add their endpoints, which declare url, schema and tags of one GET call.
 * Thunks change records, and dispatch `recordsChanged` with the tags that are out of date.
 */
export const serverApi = createApi({
  reducerPath: 'server',
  baseQuery: httpBaseQuery,
  refetchOnReconnect: true,
  tagTypes: ['Records'],
  endpoints: () => ({}),
});

/** Tag of the records of a path, for `providesTags`. */
export const recordsTag = (path: string) => ({ type: 'Records' as const, id: path });

const followEvents: Middleware = ({ dispatch }) => {
  let fetchAgain: (() => void) | undefined;
  // In place of RTK Query's own listeners, which hear the browser's events before requests get through.
  setupListeners(dispatch, (toServer, { onOnline }) => {
    fetchAgain = () => toServer(onOnline());
    return () => undefined;
  });
  return (next) => (action) => {
    const result = next(action);
    if (sessionEnded.match(action)) dispatch(serverApi.util.resetApiState());
    if (connectionRestored.match(action)) fetchAgain?.();
    if (recordsChanged.match(action)) dispatch(serverApi.util.invalidateTags(action.payload.map(recordsTag)));
    return result;
  };
};

/** What the cache needs in the store beside its reducer. */
export const serverMiddleware = [serverApi.middleware, followEvents] as const;
