import { parseUrl } from '@/lib/link';

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link in an answer as it may stand in the page: http, https and mailto with a full address.
 * Everything else, relative addresses too, is undefined.
 */
export function safeLink(address: string): string | undefined {
  const url = parseUrl(address);
  // Not as it was written: `https:dzb/x` is a full address, and a place on the own host for a browser.
  return url && ALLOWED.has(url.protocol) ? url.href : undefined;
}
