import { appConfig } from '@/config/appConfig';
import { loadWithRetry } from '../loadWithRetry';
import { reloadWindow } from '../reloadWindow';

export const loadLeaving = loadWithRetry(() => import('./leaveForSso'));

/** The way on where a sign-in gateway has expired: the sign-in elsewhere, and back; else a reload, which meets the gateway. */
export function passGateway(): void {
  if (appConfig.ssoUrl === '') return reloadWindow();
  const { pathname, search, hash } = window.location;
  const here =
    appConfig.routerMode === 'hash' ? hash.slice(1) || '/' : pathname.replace(appConfig.routerBase, '/') + search;
  loadLeaving()
    .then(({ leaveForSso }) => leaveForSso(`/login?redirect=${encodeURIComponent(here)}`))
    // The gateway keeps the code of the app back, too.
    .catch(reloadWindow);
}
