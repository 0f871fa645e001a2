import { appConfig } from '@/config/appConfig';
import { dictItemsPath } from './features/dict/api/dictItemsPath';
import { prefetch } from './lib/http/prefetchedResponses';
import { openTokenStorage } from './lib/storage/openTokenStorage';
import { preloadShell } from './shell/loadShell';

/**
 * Resolves when the app's own script has been fetched, before it runs. Never resolves in browsers without
 * `modulepreload`.
 */
function appScriptFetched(): Promise<void> {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type=module]:not([async])') ?? {};
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: src });
  return new Promise((resolve) => {
    link.onload = () => resolve();
    document.head.append(link);
  });
}

/**
 * Requests what the first screen needs while the rest of the app is still loading. The build makes this file a separate
 * script, the first of the page (vite/prefetchScript). It does nothing in development, where the mocks start later.
 */
function prefetchFirstScreen(): void {
  const { apiBase, authentication, dictApi, loginInterception, startDicts, storage, tokenTableName } = appConfig;
  const token = openTokenStorage(storage, tokenTableName).read();
  if (token !== undefined) {
    prefetch(`${apiBase}/getInfo`, token);
    if (authentication === 'all') prefetch(`${apiBase}/getRouters`, token);
    for (const key of startDicts) prefetch(apiBase + dictItemsPath(dictApi, key), token);
    // While the app's script runs; not earlier, because fetching that script needs the whole bandwidth.
    void appScriptFetched().then(preloadShell);
  } else if (loginInterception) prefetch(`${apiBase}/captchaImage`, undefined);
}

if (import.meta.env.PROD) prefetchFirstScreen();
