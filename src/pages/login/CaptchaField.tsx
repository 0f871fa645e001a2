import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Captcha, fetchCaptcha } from '@/features/access/api/captcha';
import { onReconnect } from '@/lib/onReconnect';
import { useAppDispatch, type AppThunk } from '@/state/hooks';
import styles from './LoginForm.module.css';
import { TextField } from './TextField';

type CaptchaState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; captcha: Captcha };

const requestCaptcha =
  (signal: AbortSignal): AppThunk<Promise<Captcha>> =>
  (_dispatch, _getState, { http }) =>
    fetchCaptcha(http, signal);

/**
 * The captcha, loaded at once and again by `reload`; unmounting aborts the call. `loaded` waits for it, and gives
 * `undefined` where it cannot be loaded.
 */
export function useCaptcha(): { state: CaptchaState; loaded: () => Promise<Captcha | undefined>; reload: () => void } {
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
    load();
    return () => running.current?.abort();
  }, [load]);

  const loaded = () => captcha.current ?? Promise.resolve(undefined);

  const reload = () => {
    setState({ status: 'loading' });
    load();
  };

  const isFailed = state.status === 'failed';
  const reloadFailed = useEffectEvent(reload);
  useEffect(() => (isFailed ? onReconnect(() => reloadFailed()) : undefined), [isFailed]);

  return { state, loaded, reload };
}

interface Props {
  state: CaptchaState;
  error: string | undefined;
  onReload: () => void;
  onInput: () => void;
}

/**
 * The field for the captcha with its picture; a click on the picture loads a new captcha. Renders nothing while
 * captchas are off.
 */
export function CaptchaField({ state, error, onReload, onInput }: Props) {
  if (state.status === 'ready' && !state.captcha.enabled) return null;
  const picture =
    state.status === 'ready' && state.captcha.enabled ? (
      <img src={state.captcha.src} alt="验证码图片" width="120" height="40" />
    ) : (
      <span>{state.status === 'loading' ? '加载中...' : '加载失败，点击重试'}</span>
    );
  return (
    <TextField
      label="验证码"
      name="code"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="请输入验证码"
      maxLength={20}
      error={error}
      onInput={onInput}
      addon={
        <button type="button" className={styles.picture} title="看不清？点击换一张" onClick={onReload}>
          {picture}
          <span className="visually-hidden">，换一张</span>
        </button>
      }
    />
  );
}
