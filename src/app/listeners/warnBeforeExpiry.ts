import * as v from 'valibot';
import { repeat } from '@/lib/repeat';
import { clockTime } from '@/lib/time/localTime';
import { noticeAdded } from '@/state/notices/noticesSlice';
import type { AppStore } from '@/state/storeTypes';
import { selectToken } from '@/state/user/userSlice';
import type { Toasts } from '@/ui/toast/createToasts';

const claimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ exp: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
);

const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/**
 * The `exp` of a JSON Web Token (RFC 7519), in milliseconds since 1970; `undefined` for other tokens. The signature is
 * not verified.
 */
export function tokenExpiry(token: string): number | undefined {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return undefined;
  try {
    const found = v.safeParse(claimsSchema, fromBase64Url(payload));
    return found.success ? found.output.exp * 1000 : undefined;
  } catch {
    // The payload is not base64.
    return undefined;
  }
}

const WARN_BEFORE_MS = 5 * 60_000;
/** Checks at intervals instead of one timeout, which cannot wait longer than 24 days. */
const CHECK_INTERVAL_MS = 15_000;

/**
 * Warns once, five minutes before the token's `exp`; the warning closes with the session, as all toasts do. Nothing is ended here: the
 * clock of this computer may be wrong, so an `exp` in the past is left to the server. Until `signal` aborts.
 */
export function warnBeforeExpiry(store: AppStore, toast: Toasts, signal: AbortSignal): void {
  let warned: string | undefined;

  const check = () => {
    const token = selectToken(store.getState());
    const end = token === undefined ? undefined : tokenExpiry(token);
    if (token === undefined || end === undefined || token === warned) return;
    const left = end - Date.now();
    if (left <= 0 || left > WARN_BEFORE_MS) return;
    const advice = `请在 ${clockTime(end)} 前保存正在编辑的内容，然后重新登录`;
    warned = token;
    toast.lastingWarning('登录即将过期', advice);
    store.dispatch(noticeAdded({ text: `登录即将过期，${advice}` }));
  };

  repeat(check, CHECK_INTERVAL_MS, signal);
}
