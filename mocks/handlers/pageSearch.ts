/** The query of the page that made a call: its own address in the browser, a header over HTTP. */
export function pageSearch(request: Request): string {
  if (typeof location !== 'undefined') return location.search;
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer).search : '';
}
