/** How a path or link from a server may be used. */
export type LinkKind = 'internal' | 'external' | 'refused';

// Browsers ignore control characters and blanks at the start of a URL, and tabs and line breaks anywhere:
// `java\nscript:` is a script too.
const DROPPED_BY_BROWSERS = /[\p{Cc}\u0020\u00a0]/gu;
const EXTERNAL = /^(https?:\/\/|mailto:|tel:|\/\/|\\\\|\/\\|\\\/)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Classifies a link: `external` starts with http, https, mailto, tel or `//` (§5.9); `refused` has
 * another scheme (`javascript:`, `data:` …, §12.5); the rest is a path of the app.
 */
export function linkKind(link: string): LinkKind {
  const seen = link.replace(DROPPED_BY_BROWSERS, '');
  if (EXTERNAL.test(seen)) return 'external';
  return SCHEME.test(seen) ? 'refused' : 'internal';
}

/** Parses an address; undefined if it is invalid. The oldest supported browsers lack `URL.canParse`. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** What object stores call the signature, the key and the end of an address. */
const SIGNED =
  /[?&](?:(?:x-\w+-)?(?:expires|signature)|q-sign(?:-\w+)?|sign|sig|auth_key|(?:oss|aws)?accesskeyid|googleaccessid|token)=/i;

/** Whether an address is good for a while only: object stores sign those of private files. */
export const isSigned = (address: string): boolean => SIGNED.test(address);

/** Properties of a link that opens a new window, which gets no hold on this one. */
export const NEW_WINDOW = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * The full address of a web page; undefined for other links. Links use this instead of the sent text, because browsers
 * read `https:a/b` as a path on their own host.
 */
export function webAddress(link: string): string | undefined {
  const url = parseUrl(link);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
