const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of a link in an answer as it may stand in the page: http, https and mailto with a full address.
 * Everything else, relative addresses too, is undefined.
 */
export const safeLink = (address: string): string | undefined =>
  URL.canParse(address) && ALLOWED.has(new URL(address).protocol) ? address : undefined;
