/** The query of the page that made a call: in a page its own address counts, over HTTP what the call says of it. */
export function pageSearch(request: Request): string {
  if (typeof location !== 'undefined') return location.search;
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer).search : '';
}
