/** The query of the page that made the call: from the page's address in the browser, from a header over HTTP. */
export function pageSearch(request: Request): string {
  if (typeof location !== 'undefined') return location.search;
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer).search : '';
}
