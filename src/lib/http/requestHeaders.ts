import { parseUrl } from '../link';

const CSRF_COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The value of the CSRF cookie, for calls to the own host (§9.3). */
function csrfHeader(url: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const value = CSRF_COOKIE.exec(document.cookie)?.[1] ?? '';
  const isOwnHost = parseUrl(url, window.location.href)?.origin === window.location.origin;
  return value !== '' && isOwnHost ? { 'X-XSRF-TOKEN': decoded(value) } : {};
}

/**
 * What every request tells of its sender (§7.3, §9.3), whoever sends it: early calls, axios, and streams.
 *
 * @param url with the API base
 * @param token the session's, or the key of another API; `undefined` for anonymous calls
 */
export const requestHeaders = (url: string, token: string | undefined): Record<string, string> => ({
  ...csrfHeader(url),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});
