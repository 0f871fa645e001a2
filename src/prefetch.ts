import { appConfig } from '@/config/appConfig';
import { dictItemsPath } from './features/dict/api/dictItemsPath';
import { LATEST_ANNOUNCEMENTS_PATH } from './features/notices/announcementPaths';
import { prefetch } from './lib/http/prefetchedResponses';
import { openTokenStorage } from './lib/storage/openTokenStorage';

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
    prefetch(apiBase + LATEST_ANNOUNCEMENTS_PATH, token);
    // The app tells when it cannot be loaded.
    import('./shell/Shell').catch(() => undefined);
  } else if (loginInterception) prefetch(`${apiBase}/captchaImage`, undefined);
}

if (import.meta.env.PROD) prefetchFirstScreen();
