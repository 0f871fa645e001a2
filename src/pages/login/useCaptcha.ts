import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha, type Captcha } from '@/features/access/api/captcha';

export type CaptchaState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; captcha: Captcha };

/** The captcha of the login form, loaded at once and again by `reload`; a call under way ends with the screen. */
export function useCaptcha(): { state: CaptchaState; reload: () => void } {
  const [state, setState] = useState<CaptchaState>({ status: 'loading' });
  const running = useRef<AbortController>(undefined);

  const reload = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'loading' });
    fetchCaptcha(controller.signal).then(
      (captcha) => setState({ status: 'ready', captcha }),
      () => {
        if (!controller.signal.aborted) setState({ status: 'failed' });
      },
    );
  }, []);

  useEffect(() => {
    reload();
    return () => running.current?.abort();
  }, [reload]);

  return { state, reload };
}
