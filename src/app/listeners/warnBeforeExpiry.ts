import * as v from 'valibot';
import { repeat } from '@/lib/pause';
import { createElapsed } from '@/lib/time/createElapsed';
import { clockTime } from '@/lib/time/localTime';
import { noticeAdded } from '@/state/notices/noticesSlice';
import type { AppStore } from '@/state/storeTypes';
import { selectToken, selectUser } from '@/state/user/userSlice';
import type { Toasts } from '@/ui/toast/createToasts';

const secondsSchema = v.pipe(v.number(), v.finite(), v.minValue(0));
const claimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ exp: secondsSchema, iat: v.optional(v.unknown()) }));

const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/**
 * When a JSON Web Token (RFC 7519) ends, and when it was made if it says so, in milliseconds since 1970; `undefined` for
 * other tokens. The signature is not verified.
 */
export function tokenTimes(token: string): { end: number; start: number | undefined } | undefined {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return undefined;
  try {
    const found = v.safeParse(claimsSchema, fromBase64Url(payload));
    if (!found.success) return undefined;
    const { exp, iat } = found.output;
    return { end: exp * 1000, start: v.is(secondsSchema, iat) ? iat * 1000 : undefined };
  } catch {
    // The payload is not base64.
    return undefined;
  }
}

const WARN_BEFORE_MS = 5 * 60_000;
/** Checks at intervals instead of one timeout, which cannot wait longer than 24 days. */
const CHECK_INTERVAL_MS = 15_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Warns once, five minutes before the token's end; the warning closes with the session, as all toasts do. The clock of
 * this computer may be wrong, and set: a token that was made for this sign-in lasts as long as it says itself, and the
 * time since then counts. Nothing is ended here: an end in the past is left to the server. Until `signal` aborts.
 */
export function warnBeforeExpiry(store: AppStore, toast: Toasts, signal: AbortSignal): void {
  const elapsed = createElapsed(DAY_MS);
  let session: { token: string; end: number } | undefined;
  let warned: string | undefined;

  /** The end of the token by the elapsed time, from when it is first seen. */
  const endOf = (token: string): number | undefined => {
    if (session?.token === token) return session.end;
    const times = tokenTimes(token);
    if (!times) return undefined;
    const now = selectUser(store.getState()).hasNewToken ? (times.start ?? Date.now()) : Date.now();
    session = { token, end: elapsed() + times.end - now };
    return session.end;
  };
  const check = () => {
    const token = selectToken(store.getState());
    const end = token === undefined ? undefined : endOf(token);
    if (token === undefined || end === undefined || token === warned) return;
    const left = end - elapsed();
    if (left <= 0 || left > WARN_BEFORE_MS) return;
    const advice = `请在 ${clockTime(Date.now() + left)} 前保存正在编辑的内容，然后重新登录`;
    warned = token;
    toast.lastingWarning('登录即将过期', advice);
    store.dispatch(noticeAdded({ text: `登录即将过期，${advice}` }));
  };

  repeat(check, CHECK_INTERVAL_MS, signal);
}
