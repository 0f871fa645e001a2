import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha, type Captcha } from '@/features/access/api/captcha';

export type CaptchaState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; captcha: Captcha };

/** The captcha of the login form, loaded at once and again by `reload`; a call under way ends with the screen. */
export function useCaptcha(): { state: CaptchaState; reload: () => void } {
  const [state, setState] = useState<CaptchaState>({ status: 'loading' });
  const running = useRef<AbortController>(undefined);

  const load = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    fetchCaptcha(controller.signal).then(
      (captcha) => setState({ status: 'ready', captcha }),
      () => {
        if (!controller.signal.aborted) setState({ status: 'failed' });
      },
    );
  }, []);

  useEffect(() => {
    load();
    return () => running.current?.abort();
  }, [load]);

  const reload = () => {
    setState({ status: 'loading' });
    load();
  };

  return { state, reload };
}
