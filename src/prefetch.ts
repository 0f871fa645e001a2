import { appConfig, dialect } from '@/config/appConfig';
import { callEarly } from './lib/http/earlyCalls';
import { openTokenStorage } from './lib/storage/openTokenStorage';
import { loadShell } from './shell/loadShell';

/**
 * Requests what comes first while the rest of the app is still loading: the shell, user and menu for whoever is signed
 * in, else the captcha. The build makes this file a separate script, the first of the page (vite/indexHtml). The app
 * tells what could not be loaded.
 */
const { apiBase, authentication, loginInterception, storage, tokenTableName } = appConfig;
const { calls } = dialect();
const token = openTokenStorage(storage, tokenTableName).read();
if (token !== undefined) loadShell().catch(() => undefined);
// The mocks of the development server come with the app.
if (import.meta.env.PROD) {
  if (token === undefined) {
    if (loginInterception) callEarly(apiBase + calls.captcha);
    if (loginInterception && calls.tenants !== '') callEarly(apiBase + calls.tenants);
  } else {
    callEarly(apiBase + calls.user, token);
    if (authentication === 'all') callEarly(apiBase + calls.routes, token);
  }
}
