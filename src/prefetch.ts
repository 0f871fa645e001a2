// The first, before anything reads the address.
import { takeCodes } from './lib/sso/addressCodes';
import { appConfig, dialect } from '@/config/appConfig';
import { callEarly } from './lib/http/earlyCalls';
import { openTokenStorage } from './lib/storage/openTokenStorage';
import { loadShell } from './shell/loadShell';

/**
 * Requests what comes first while the rest of the app is still loading: the shell, user and menu for whoever is signed
 * in, else the captcha. The build makes this file a separate script, the first of the page (vite/indexHtml). The app
 * tells what could not be loaded.
 */
const { apiBase, authentication, loginInterception, ssoPortal, ssoTokenName, ssoUrl, storage, tokenTableName } =
  appConfig;
if (ssoPortal) takeCodes(ssoTokenName);
const { calls } = dialect();
const token = openTokenStorage(storage, tokenTableName).read();
if (token !== undefined) loadShell().catch(() => undefined);
// The mocks of the development server come with the app.
if (import.meta.env.PROD) {
  if (token === undefined) {
    const hasForm = loginInterception && ssoUrl === '';
    if (hasForm) callEarly(apiBase + calls.captcha);
    if (hasForm && calls.tenants !== '') callEarly(apiBase + calls.tenants);
  } else {
    callEarly(apiBase + calls.user, token);
    if (authentication === 'all') callEarly(apiBase + calls.routes, token);
  }
}
