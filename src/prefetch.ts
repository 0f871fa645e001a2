import { appConfig, belowRouterBase } from '@/config/appConfig';
import { byKeyPath } from './features/dict/api/byKeyPath';
import { prefetch } from './lib/http/prefetchedResponses';
import { openTokenStorage } from './lib/storage/tokenStorage';

/**
 * Requests what the first screen needs while the rest of the app is still loading. The build makes a script of its own
 * of this file, and the page names it first (vite/prefetchScript). Not in development, where the mocks start later.
 */
function prefetchFirstScreen(): void {
  const { apiBase, authentication, dictApi, loginInterception, routerMode, startDicts, storage, tokenTableName } =
    appConfig;
  const token = openTokenStorage(storage, tokenTableName).read();
  if (token !== undefined) {
    prefetch(`${apiBase}/getInfo`, token);
    if (authentication === 'all') prefetch(`${apiBase}/getRouters`, token);
    for (const key of startDicts) prefetch(apiBase + byKeyPath(dictApi, key), token);
    // If this fails, the router loads it again and reports the error.
    import('./shell/Shell').catch(() => undefined);
    const place = routerMode === 'hash' ? location.hash.slice(1) : belowRouterBase(location.pathname);
    if (/^\/?(workbench)?$/.test(place)) import('./pages/workbench/WorkbenchPage').catch(() => undefined);
  } else if (loginInterception) prefetch(`${apiBase}/captchaImage`, undefined);
}

if (import.meta.env.PROD) prefetchFirstScreen();
