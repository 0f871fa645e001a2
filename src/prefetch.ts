import { appConfig, belowRouterBase } from '@/config/appConfig';
import { prefetch } from '@/lib/http/prefetchedResponses';
import { openTokenStorage } from './lib/storage/tokenStorage';

/**
 * What the first screen will need for certain is asked for before the rest of the app has been read, which takes a slow
 * machine half a second. Imported before anything else; in development the mocks are not ready yet.
 */
function prefetchFirstScreen(): void {
  const { apiBase, authentication, loginInterception, routerMode, storage, tokenTableName } = appConfig;
  const token = openTokenStorage(storage, tokenTableName).read();
  if (token !== undefined) {
    prefetch(`${apiBase}/getInfo`, token);
    if (authentication === 'all') prefetch(`${apiBase}/getRouters`, token);
    // Where one cannot be had, the router asks for it again, and tells.
    import('./shell/Shell').catch(() => undefined);
    const place = routerMode === 'hash' ? location.hash.slice(1) : belowRouterBase(location.pathname);
    if (/^\/?(workbench)?$/.test(place)) import('./pages/workbench/WorkbenchPage').catch(() => undefined);
  } else if (loginInterception) prefetch(`${apiBase}/captchaImage`, undefined);
}

if (import.meta.env.PROD) prefetchFirstScreen();
