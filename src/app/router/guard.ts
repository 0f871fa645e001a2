import { WHITELIST } from '@/config/appConfig';
import { safeRedirect } from '@/features/access/safeRedirect';

export interface GuardInput {
  loginInterception: boolean;
  supportVisit: boolean;
  hasToken: boolean;
  routes: 'none' | 'loading' | 'ready' | 'failed';
  pathname: string;
  /** The query with its `?`, or empty. */
  search: string;
}

export type GuardDecision =
  | { type: 'pass' }
  /** Routes are loading; nothing is shown yet. */
  | { type: 'wait' }
  | { type: 'load'; mode: 'session' | 'visit' }
  /** Replaces the history entry. */
  | { type: 'redirect'; to: string };

const LOGIN = '/login';
const pass: GuardDecision = { type: 'pass' };

/** The login page that returns to `target` after the login. */
export const loginPath = (target: string): string =>
  target === '/' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(target)}`;

/** The navigation guard (specification, section 2, guards 2 to 6 and 8). A pure function. */
export function guard(input: GuardInput): GuardDecision {
  const path = input.pathname.replace(/(?<=.)\/+$/, '');
  const open = WHITELIST.includes(path);
  const toLogin: GuardDecision = { type: 'redirect', to: loginPath(input.pathname + input.search) };

  // Without routes there is only the login page (specification, section 2, guard 4).
  if (input.routes === 'failed' && path !== LOGIN) return open ? { type: 'redirect', to: LOGIN } : toLogin;
  if (input.hasToken || !input.loginInterception) {
    switch (input.routes) {
      case 'ready':
        return path === LOGIN
          ? { type: 'redirect', to: safeRedirect(new URLSearchParams(input.search).get('redirect')) ?? '/' }
          : pass;
      case 'loading':
        return path === LOGIN ? pass : { type: 'wait' };
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
