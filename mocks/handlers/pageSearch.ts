/**
 * The query of the page that made the call: in the browser from the page's address, over HTTP from the header
 * `referer`.
 */
export function pageSearch(request: Request): string {
  if (typeof location !== 'undefined') return location.search;
  const referer = request.headers.get('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer).search : '';
}
