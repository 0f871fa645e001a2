import { isPlainObject } from '../isPlainObject';
import { parseUrl } from '../link';
import type { HttpRequest } from './HttpRequest';

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
  const token = decoded(value);
  // `fetch` refuses a header with other characters, and with it the whole call.
  return /^[\x21-\x7e]+$/.test(token) && isOwnHost ? { 'X-XSRF-TOKEN': token } : {};
}

/** axios would send `application/json` without a charset. */
const contentType = (body: unknown): Record<string, string> =>
  Array.isArray(body) || isPlainObject(body) ? { 'Content-Type': 'application/json;charset=utf-8' } : {};

/**
 * The headers of a request (§7.3, §9.3), whoever sends it: an early call, axios or a stream. Those of the request itself
 * come first.
 */
export const requestHeaders = ({
  call: { token },
  url,
  body,
  headers,
}: Pick<HttpRequest, 'call' | 'url' | 'body' | 'headers'>): Record<string, string> => ({
  ...headers,
  ...contentType(body),
  ...csrfHeader(url),
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});
