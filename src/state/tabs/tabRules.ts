import { shallowEqual } from 'react-redux';
import { isRecord } from '@/lib/isRecord';

/** The most pages that stay mounted while others are shown (§2.63). */
export const MAX_LIVE_PAGES = 20;

/** The most tabs, the newest, that come back after a reload of the window. A stored list may be of any length. */
export const MAX_RESTORED_TABS = 1000;

/** An open page with a tab (§3.6); the route has its title and icon. */
export interface VisitedTab {
  /** Identity: the path, with the query if `dynamicNewTab` gives each query its own tab. */
  key: string;
  pathname: string;
  /** The query with its `?`, or empty. */
  search: string;
  /** Full path of the route. */
  route: string;
  fixed: boolean;
}

/** A mounted page: the open one, or a hidden one that is kept alive. */
export interface LivePage extends Omit<VisitedTab, 'fixed'> {
  /** Whether the page stays mounted when another page is opened. */
  kept: boolean;
  /** Increased by each reload; another version is mounted anew. */
  version: number;
}

export type CloseAction = 'one' | 'others' | 'left' | 'right' | 'all';

export const tabKey = (pathname: string, search: string, dynamicNewTab: boolean): string =>
  dynamicNewTab ? pathname + search : pathname;

/** Adds a tab, or updates the query of an existing one. The same array when nothing changes. */
export function withTab(tabs: VisitedTab[], tab: VisitedTab): VisitedTab[] {
  const before = tabs.find(({ key }) => key === tab.key);
  if (!before) return [...tabs, tab];
  return shallowEqual(before, tab) ? tabs : tabs.map((other) => (other === before ? tab : other));
}

/** Puts the opened page first; drops the least recently used page beyond the limit, and pages that are not kept. */
export function withPage(pages: readonly LivePage[], opened: Omit<LivePage, 'version'>): LivePage[] {
  const before = pages.find(({ key }) => key === opened.key);
  const others = pages.filter(({ key, kept }) => key !== opened.key && kept);
  return [{ ...opened, version: before?.version ?? 0 }, ...others].slice(0, MAX_LIVE_PAGES);
}

/**
 * Whether the user may close a tab. Fixed tabs stay; if no tab is fixed, the first one stays (§2.57).
 */
export function isClosable(tabs: readonly VisitedTab[], key: string): boolean {
  const tab = tabs.find((candidate) => candidate.key === key);
  if (!tab || tab.fixed) return false;
  return tabs.some(({ fixed }) => fixed) || tabs[0]?.key !== key;
}

/** The tabs that a close action from the page `key` closes; for a page without a tab only `all` does. */
export function tabsToClose(tabs: readonly VisitedTab[], action: CloseAction, key: string): VisitedTab[] {
  const at = tabs.findIndex((tab) => tab.key === key);
  const closes: Record<CloseAction, (index: number) => boolean> = {
    one: (index) => index === at,
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  };
  return at < 0 && action !== 'all'
    ? []
    : tabs.filter((tab, index) => closes[action](index) && isClosable(tabs, tab.key));
}

/**
 * The path to open when tabs are closed. Undefined if the active tab stays open; otherwise the path of the last
 * remaining tab, or the root (§2.61).
 */
export function nextPath(
  tabs: readonly VisitedTab[],
  closing: readonly VisitedTab[],
  active: string,
): string | undefined {
  if (!closing.some(({ key }) => key === active)) return undefined;
  const last = tabs.findLast((tab) => !closing.includes(tab));
  return last ? last.pathname + last.search : '/';
}

/** Moves a tab to the position of another one; fixed tabs stay in front. */
export function moveTab(tabs: readonly VisitedTab[], from: string, to: string): VisitedTab[] {
  const moved = tabs.find(({ key }) => key === from);
  const target = tabs.findIndex(({ key }) => key === to);
  if (!moved || target < 0 || from === to) return [...tabs];
  const rest = tabs.filter((tab) => tab !== moved);
  rest.splice(target, 0, moved);
  return [...rest.filter(({ fixed }) => fixed), ...rest.filter(({ fixed }) => !fixed)];
}

/**
 * Navigation state of a return to a live page, such as a click on its tab: the page is shown where it was left, not at
 * its top (§18.1).
 */
export const RETURN_TO_PAGE = { isReturnToPage: true };

export const isReturnToPage = (state: unknown): boolean => isRecord(state) && state['isReturnToPage'] === true;
