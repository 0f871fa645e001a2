/** What a path or link sent by a server is good for. */
export type LinkKind = 'internal' | 'external' | 'refused';

// Browsers drop control characters and blanks at the start of a URL, and tabs and line breaks anywhere in it:
// `java\nscript:` is a script too.
const DROPPED_BY_BROWSERS = /[\p{Cc}\u0020\u00a0]/gu;
const EXTERNAL = /^(https?:\/\/|mailto:|tel:|\/\/|\\\\|\/\\|\\\/)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Sorts a link: `external` starts with http, https, mailto, tel or `//` (specification, section 5), `refused` has
 * another scheme (`javascript:`, `data:`, `vbscript:` …, specification, section 12), the rest is a path of the app.
 */
export function linkKind(link: string): LinkKind {
  const seen = link.replace(DROPPED_BY_BROWSERS, '');
  if (EXTERNAL.test(seen)) return 'external';
  return SCHEME.test(seen) ? 'refused' : 'internal';
}

/**
 * The parts of an address; undefined for what is none. `URL.canParse` is younger than the browsers that the app is
 * built for.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * The address of a page of the web in full; undefined for what is none. In the place of the link, since a browser reads
 * `https:a/b` and `https:/a/b` as places on its own host where that uses https.
 */
export function webAddress(link: string): string | undefined {
  const url = parseUrl(link);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
