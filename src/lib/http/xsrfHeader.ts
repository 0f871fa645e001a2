import { parseUrl } from '../link';

const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The header that the transport sends with every call to the own host, for calls that are made without it. */
export function xsrfHeader(url: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const token = COOKIE.exec(document.cookie)?.[1] ?? '';
  const isOwnHost = parseUrl(url, window.location.href)?.origin === window.location.origin;
  return token !== '' && isOwnHost ? { 'X-XSRF-TOKEN': decoded(token) } : {};
}
