import { MAX_LIVE_PAGES } from './tabLimits';

/** A mounted page: the open one, or a hidden one that is kept alive. */
export interface LivePage {
  key: string;
  pathname: string;
  search: string;
  route: string;
  /** Whether the page stays mounted when another page is opened. */
  kept: boolean;
  /** Increased by each reload; another version is mounted anew. */
  version: number;
}

/** Puts the opened page first; drops the least recently used page beyond the limit, and pages that are not kept. */
export function withPage(pages: readonly LivePage[], opened: Omit<LivePage, 'version'>): LivePage[] {
  const before = pages.find(({ key }) => key === opened.key);
  const others = pages.filter(({ key, kept }) => key !== opened.key && kept);
  return [{ ...opened, version: before?.version ?? 0 }, ...others].slice(0, MAX_LIVE_PAGES);
}
