import Cookies from 'js-cookie';
import { appConfig, dialect } from '@/config/appConfig';
import { parseUrl } from '../link';

/** The header with the CSRF cookie's value, for calls to the app's own host (§9.3). */
function csrfHeader(url: string): Record<string, string> {
  const token = Cookies.get('XSRF-TOKEN') ?? '';
  // `fetch` refuses a header with other characters, and with it the whole call.
  if (!/^[\x21-\x7e]+$/.test(token)) return {};
  const isOwnHost = parseUrl(url, window.location.href)?.origin === window.location.origin;
  return isOwnHost ? { 'X-XSRF-TOKEN': token } : {};
}

/** What the backend is told of the caller, where it asks: the language in which it is to answer, and the client. */
function callerHeaders(url: string): Record<string, string> {
  if (!url.startsWith(appConfig.apiBase)) return {};
  const { language } = dialect();
  const { clientId } = appConfig;
  return { ...(language !== '' && { 'Content-Language': language }), ...(clientId !== '' && { clientid: clientId }) };
}

/** Headers that every request has (§7.3, §9.3). */
export const usualHeaders = (url: string, token: string | undefined): Record<string, string> => ({
  ...csrfHeader(url),
  ...callerHeaders(url),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});

/** Early calls older than this are not used: a captcha would be out of date. */
const MAX_AGE_MS = 30_000;

/** Calls that the page has sent before the app was there, by URL: a module variable, since nothing else is there yet. */
const sent = new Map<string, { at: number; token: string | undefined; response: Promise<Response> }>();

/** Sends a call of the app before the app is there (src/prefetch.ts). */
export function callEarly(url: string, token?: string): void {
  const headers = { Accept: 'application/json', 'Cache-Control': 'no-cache', ...usualHeaders(url, token) };
  const response = fetch(url, { headers });
  response.catch(() => undefined);
  sent.set(url, { at: Date.now(), token, response });
}

/** A stand-in for `fetch` that gives the response of an early call of the same session, once; else `undefined`. */
export function takeEarlyCall(url: string, token: string | undefined): typeof fetch | undefined {
  const early = sent.get(url);
  sent.delete(url);
  if (early === undefined || early.token !== token || Date.now() - early.at > MAX_AGE_MS) return undefined;
  return (input, init) =>
    new Promise((resolve, reject) => {
      const signal = input instanceof Request ? input.signal : init?.signal;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      early.response.catch(() => fetch(input, init)).then(resolve, reject);
    });
}
