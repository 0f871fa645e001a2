import { appConfig, belowRouterBase } from '@/config/appConfig';
import { byKeyPath } from './features/dict/api/byKeyPath';
import { prefetch } from './lib/http/prefetchedResponses';
import { openTokenStorage } from './lib/storage/tokenStorage';

/**
 * Asks for what the first screen will need for certain, while the rest of the app is still being fetched. The build
 * makes a script of its own of this file, which the page names first. In development the mocks are not ready yet.
 */
function prefetchFirstScreen(): void {
  const { apiBase, authentication, dictApi, loginInterception, routerMode, startDicts, storage, tokenTableName } =
    appConfig;
  const token = openTokenStorage(storage, tokenTableName).read();
  if (token !== undefined) {
    prefetch(`${apiBase}/getInfo`, token);
    if (authentication === 'all') prefetch(`${apiBase}/getRouters`, token);
    for (const key of startDicts) prefetch(apiBase + byKeyPath(dictApi, key), token);
    // Where one cannot be had, the router asks for it again, and tells.
    import('./shell/Shell').catch(() => undefined);
    const place = routerMode === 'hash' ? location.hash.slice(1) : belowRouterBase(location.pathname);
    if (/^\/?(workbench)?$/.test(place)) import('./pages/workbench/WorkbenchPage').catch(() => undefined);
  } else if (loginInterception) prefetch(`${apiBase}/captchaImage`, undefined);
}

if (import.meta.env.PROD) prefetchFirstScreen();
