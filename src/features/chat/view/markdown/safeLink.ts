import { parseUrl } from '@/lib/link';

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link in an answer as it may stand in the page: http, https and mailto with a full address.
 * Everything else, relative addresses too, is undefined.
 */
export const safeLink = (address: string): string | undefined =>
  ALLOWED.has(parseUrl(address)?.protocol ?? '') ? address : undefined;
