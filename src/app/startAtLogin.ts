import { appConfig } from '@/config/appConfig';
import { LOGIN } from '@/config/paths';
import { createObservable, type Observable } from '@/lib/createObservable';
import { isRecord } from '@/lib/isRecord';
import { onWindowEvent } from '@/lib/onWindowEvent';
import type { AppListeners } from '@/state/storeTypes';
import { routesBuilt } from '@/state/routes/routesSlice';
import { documentTitle } from './documentTitle';
import { guard } from './router/guard';

export const LOGIN_TITLE = '登录';

/** What the guard says to somebody without a token. */
const guardVisitor = (pathname: string, search: string) =>
  guard({
    loginInterception: appConfig.loginInterception,
    supportVisit: appConfig.supportVisit,
    hasToken: false,
    hasSignedIn: false,
    routes: 'none',
    pathname,
    search,
    wasLeftByOther: false,
    hasPage: () => false,
  });

/** Where the guard sends a visitor who opens this address; undefined where the router is needed to tell. */
function loginAddress(): string | undefined {
  if (appConfig.routerMode !== 'hash' || appConfig.routerBase !== '/') return undefined;
  const [, sent = '', search = ''] = /^#?([^?#]*)(\?[^#]*)?/.exec(window.location.hash) ?? [];
  const pathname = sent.startsWith('/') ? sent : `/${sent}`;
  // Where visitors have routes, these are loaded first.
  if (guardVisitor(LOGIN, '').type !== 'pass') return undefined;
  if (pathname === LOGIN) return pathname + search;
  const decision = guardVisitor(pathname, search);
  return decision.type === 'redirect' ? decision.to : undefined;
}

/**
 * A visitor who has to sign in sees the login page before the router has come: it is a fifth of the code, and nobody
 * needs it before there are routes.
 *
 * @returns whether the login page stands alone, until there are routes or the address changes
 */
export function startAtLogin(
  { startListening }: AppListeners,
  hasToken: boolean,
): { alone: Observable<boolean>; stop: () => void } {
  const address = hasToken ? undefined : loginAddress();
  const alone = createObservable(address !== undefined);
  if (address === undefined) return { alone, stop: () => undefined };
  const url = `#${address}`;
  const state: unknown = window.history.state;
  if (window.location.hash !== url) {
    window.history.replaceState(isRecord(state) ? { ...state, usr: null } : null, '', url);
  }
  document.title = documentTitle(LOGIN_TITLE, appConfig);
  const end = () => alone.set(false);
  startListening({ actionCreator: routesBuilt, effect: end });
  return { alone, stop: onWindowEvent(['hashchange'], end) };
}
