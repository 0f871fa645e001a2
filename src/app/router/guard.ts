import { LOGIN, REGISTER, WHITELIST } from '@/config/paths';
import { linkKind } from '@/lib/link';

export interface GuardInput {
  loginInterception: boolean;
  supportVisit: boolean;
  hasToken: boolean;
  /** Whether the user has signed in on this page: the login form stays until the routes are loaded. */
  hasSignedIn: boolean;
  routes: 'none' | 'loading' | 'ready' | 'failed';
  pathname: string;
  /** The query with its `?`, or empty. */
  search: string;
  /** Whether another user than the present one has left the address. */
  wasLeftByOther: boolean;
  /** Whether the present user has a page at this path. */
  hasPage: (pathname: string) => boolean;
}

export type GuardDecision =
  | { type: 'pass' }
  /** Routes are loading; nothing is shown yet. */
  | { type: 'wait' }
  | { type: 'load'; mode: 'session' | 'visit' }
  /** Replaces the history entry. */
  | { type: 'redirect'; to: string };

const pass: GuardDecision = { type: 'pass' };

/** The login page that returns to `target` after the login. */
export const loginPath = (target: string): string =>
  target === '/' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(target)}`;

const MAX_LENGTH = 2000;

/** Slashes at the end make no other path. */
const withoutEnd = (path: string) => path.replace(/(?<=[^/])\/+$/, '');

// These paths match in any case.
const isOpen = (path: string) => WHITELIST.includes(path.toLowerCase());
/** Whether a path is that of the login page. */
export const isLogin = (path: string) => withoutEnd(path).toLowerCase() === LOGIN;

/** Whether a path is that of the registration. */
export const isRegister = (path: string) => withoutEnd(path).toLowerCase() === REGISTER;

/**
 * The path to return to after the login. `undefined` for another host, a script, or a page that is open to everybody.
 */
export function safeRedirect(target: string | null): string | undefined {
  if (target === null || target.length > MAX_LENGTH) return undefined;
  if (!target.startsWith('/') || linkKind(target) !== 'internal') return undefined;
  const [path = ''] = target.split(/[?#]/);
  return path === '/' || isOpen(path) ? undefined : target;
}

/** Where to go after the login. An address that another user left counts only as a page, without its query. */
function afterLogin({ search, wasLeftByOther, hasPage }: GuardInput): string {
  const target = safeRedirect(new URLSearchParams(search).get('redirect')) ?? '/';
  if (!wasLeftByOther) return target;
  const [path = ''] = target.split(/[?#]/);
  return hasPage(path) ? path : '/';
}

/** The navigation guard (§2.16 to §2.21, §2.23). A pure function. */
export function guard(input: GuardInput): GuardDecision {
  const path = withoutEnd(input.pathname);
  const open = isOpen(path);
  const toLogin: GuardDecision = { type: 'redirect', to: loginPath(input.pathname + input.search) };

  // Without routes there is only the login page (§2.19).
  if (input.routes === 'failed' && !isLogin(path)) return open ? { type: 'redirect', to: LOGIN } : toLogin;
  if (input.hasToken || !input.loginInterception) {
    switch (input.routes) {
      case 'ready':
        if (isLogin(path)) return { type: 'redirect', to: afterLogin(input) };
        return input.wasLeftByOther ? { type: 'redirect', to: '/' } : pass;
      case 'loading':
        return isLogin(path) && input.hasSignedIn ? pass : { type: 'wait' };
      case 'failed':
        return pass;
      case 'none':
        return { type: 'load', mode: 'session' };
    }
  }
  if (!open) return toLogin;
  if (input.supportVisit && input.routes === 'none') return { type: 'load', mode: 'visit' };
  return input.supportVisit && input.routes === 'loading' ? { type: 'wait' } : pass;
}
