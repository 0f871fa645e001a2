import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Captcha, fetchCaptcha } from '@/features/access/api/captcha';
import { onReconnect } from '@/lib/onReconnect';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';

export type CaptchaState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; captcha: Captcha };

const requestCaptcha =
  (signal: AbortSignal): AppThunk<Promise<Captcha>> =>
  (_dispatch, _getState, { http }) =>
    fetchCaptcha(http, signal);

/**
 * The captcha, loaded at once and again by `reload`; unmounting aborts the call. `loaded` waits for it, and gives
 * `undefined` where it cannot be loaded, or is not wanted.
 */
export function useCaptcha(wanted = true) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<CaptchaState>({ status: 'loading' });
  const running = useRef<AbortController>(undefined);
  const captcha = useRef<Promise<Captcha | undefined>>(undefined);

  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    captcha.current = dispatch(requestCaptcha(controller.signal)).then(
      (received) => {
        setState({ status: 'ready', captcha: received });
        return received;
      },
      () => {
        if (!controller.signal.aborted) setState({ status: 'failed' });
        return undefined;
      },
    );
  }, [dispatch]);

  useEffect(() => {
    if (wanted) load();
    return () => running.current?.abort();
  }, [load, wanted]);

  const loaded = () => captcha.current ?? Promise.resolve(undefined);

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
