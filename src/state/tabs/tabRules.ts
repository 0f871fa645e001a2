/**
 * A page that has been opened and has a tab (specification, section 3, "Visited tab"); its title and icon are the
 * route's.
 */
export interface VisitedTab {
  /** Identity: the path, with the query where `dynamicNewTab` gives each query a tab of its own. */
  key: string;
  pathname: string;
  /** Query with its `?`; empty when there is none. */
  search: string;
  /** Full path of the route, as in the menu. */
  route: string;
  fixed: boolean;
}

export type CloseAction = 'one' | 'others' | 'left' | 'right' | 'all';

/** The identity of a page. */
export const tabKey = (pathname: string, search: string, dynamicNewTab: boolean): string =>
  dynamicNewTab ? pathname + search : pathname;

/** Adds the page to the tabs, or takes over its new query where it has a tab already. */
export function openTab(tabs: readonly VisitedTab[], tab: VisitedTab): VisitedTab[] {
  return tabs.some(({ key }) => key === tab.key)
    ? tabs.map((other) => (other.key === tab.key ? tab : other))
    : [...tabs, tab];
}

/**
 * Whether the user may close a tab: fixed ones stay, and the first one where none is fixed (specification, section 2).
 */
export function isClosable(tabs: readonly VisitedTab[], key: string): boolean {
  const tab = tabs.find((candidate) => candidate.key === key);
  if (!tab || tab.fixed) return false;
  return tabs.some(({ fixed }) => fixed) || tabs[0]?.key !== key;
}

/** The tabs that a close action, started from the page `key`, takes away; a page without a tab only closes all. */
export function tabsToClose(tabs: readonly VisitedTab[], action: CloseAction, key: string): VisitedTab[] {
  const at = tabs.findIndex((tab) => tab.key === key);
  const isMeant: Record<CloseAction, (index: number) => boolean> = {
    one: (index) => index === at,
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  };
  return at < 0 && action !== 'all'
    ? []
    : tabs.filter((tab, index) => isMeant[action](index) && isClosable(tabs, tab.key));
}

/**
 * Where to go when tabs are closed: nowhere unless the active one is among them, else to the last remaining one, or to
 * the root when none remains (specification, section 2).
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

/** Moves a tab to the place of another one; fixed tabs stay in front. */
export function moveTab(tabs: readonly VisitedTab[], from: string, to: string): VisitedTab[] {
  const moved = tabs.find(({ key }) => key === from);
  const target = tabs.findIndex(({ key }) => key === to);
  if (!moved || target < 0 || from === to) return [...tabs];
  const rest = tabs.filter((tab) => tab !== moved);
  rest.splice(target, 0, moved);
  return [...rest.filter(({ fixed }) => fixed), ...rest.filter(({ fixed }) => !fixed)];
}

/** A page that is mounted: the open one, or one that is kept alive behind it. */
export interface LivePage {
  key: string;
  pathname: string;
  search: string;
  route: string;
  /** Whether it stays alive when another page is opened. */
  kept: boolean;
  /** Grows with each reload: a page of another version is another page. */
  version: number;
}

/** Pages that are alive at once, at most (specification, section 9). */
export const MAX_LIVE_PAGES = 20;

/** Puts the opened page in front of the live ones; the least recently used one makes room, what is not kept goes. */
export function openPage(pages: readonly LivePage[], opened: Omit<LivePage, 'version'>): LivePage[] {
  const before = pages.find(({ key }) => key === opened.key);
  const others = pages.filter(({ key, kept }) => key !== opened.key && kept);
  return [{ ...opened, version: before?.version ?? 0 }, ...others].slice(0, MAX_LIVE_PAGES);
}
