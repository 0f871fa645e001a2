import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Http } from '@/lib/http/http';
import { onReconnect } from '@/lib/onReconnect';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';

export type Fetched<T> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: T };

type Fetch<T> = (http: Http, signal: AbortSignal) => Promise<T>;

const request =
  <T>(fetch: Fetch<T>, signal: AbortSignal): AppThunk<Promise<T>> =>
  (_dispatch, _getState, { http }) =>
    fetch(http, signal);

/**
 * What a call brings, loaded at once and again by `reload`; unmounting aborts the call. `loaded` waits for it, and gives
 * `undefined` where it cannot be loaded, or is not wanted.
 *
 * @param fetch always the same function
 */
export function useFetched<T>(fetch: Fetch<T>, wanted = true) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Fetched<T>>({ status: 'loading' });
  const running = useRef<AbortController>(undefined);
  const fetched = useRef<Promise<T | undefined>>(undefined);

  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    fetched.current = dispatch(request(fetch, controller.signal)).then(
      (value) => {
        setState({ status: 'ready', value });
        return value;
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ status: 'failed', error });
        return undefined;
      },
    );
  }, [dispatch, fetch]);

  useEffect(() => {
    if (wanted) load();
    return () => running.current?.abort();
  }, [load, wanted]);

  const loaded = () => fetched.current ?? Promise.resolve(undefined);

  const reload = () => {
    setState({ status: 'loading' });
    load();
  };

  // Listens from the start: a connection may be back before an effect of the failure has run.
  const reconnected = useEffectEvent(() => {
    if (state.status === 'failed') reload();
  });
  useEffect(() => onReconnect(() => reconnected()), []);

  return { state, loaded, reload };
}
