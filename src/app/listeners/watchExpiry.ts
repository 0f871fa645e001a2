import type { Store } from '@reduxjs/toolkit';
import { clockTime } from '@/lib/time/localTime';
import { tokenExpiry } from '@/lib/tokenExpiry';
import { noticed } from '@/state/notices/noticesSlice';
import type { RootState } from '@/state/rootReducer';
import { selectToken } from '@/state/user/userSlice';
import { toast } from '@/ui/toast/toast';

/** Milliseconds before the end of a session at which the user is told. */
const WARN_BEFORE_MS = 5 * 60_000;
/** Milliseconds. Looking again and again survives a sleeping computer, and ends that are further off than a timer can wait. */
const CHECK_INTERVAL_MS = 15_000;

/**
 * Warns once, five minutes ahead, that the session ends, if its token says when; the warning goes with the session.
 * Nothing is ended here, and a token that seems to be over already is left to the server: this computer's clock may be
 * wrong. Returns the function that stops it.
 */
export function watchExpiry(store: Store<RootState>): () => void {
  let warned: { token: string; close: () => void } | undefined;

  const forget = () => {
    if (!warned || warned.token === selectToken(store.getState())) return;
    warned.close();
    warned = undefined;
  };

  const check = () => {
    const token = selectToken(store.getState());
    const end = token === null ? undefined : tokenExpiry(token);
    if (token === null || end === undefined || token === warned?.token) return;
    const left = end - Date.now();
    if (left <= 0 || left > WARN_BEFORE_MS) return;
    const advice = `请在 ${clockTime(end)} 前保存正在编辑的内容，然后重新登录`;
    warned = { token, close: toast.lastingWarning('登录即将过期', advice) };
    store.dispatch(noticed({ text: `登录即将过期，${advice}` }));
  };

  const timer = setInterval(check, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', check);
  const leave = store.subscribe(forget);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    leave();
  };
}
