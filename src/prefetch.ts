import { appConfig } from '@/config/appConfig';
import { openTokenStorage } from './lib/storage/openTokenStorage';
import { loadShell } from './shell/loadShell';

/**
 * Requests the shell for whoever is signed in, while the rest of the app is still loading. The build makes this file a
 * separate script, the first of the page (vite/indexHtml). The app tells when the shell cannot be loaded.
 */
if (openTokenStorage(appConfig.storage, appConfig.tokenTableName).read() !== undefined) {
  loadShell().catch(() => undefined);
}
