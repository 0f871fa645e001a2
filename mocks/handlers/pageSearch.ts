/** The cookie in which the page's switches come over HTTP: the page sends no address with its calls (`Referrer-Policy`). */
const SWITCHES = 'mock';

/** The query of the page that made the call: in the browser from the page's address, over HTTP from a cookie. */
export function pageSearch(request: Request): string {
  if (typeof location !== 'undefined') return location.search;
  const [, kept = ''] = new RegExp(`(?:^|; )${SWITCHES}=([^;]*)`).exec(request.headers.get('cookie') ?? '') ?? [];
  return decodeURIComponent(kept);
}
