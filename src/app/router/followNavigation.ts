import { type Location, NavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { flashProgress } from '@/lib/progressBar';
import { isOwnPath } from '@/state/routes/buildRoutes';
import type { RouteNode } from '@/state/routes/routeTree';
import { selectSettings } from '@/state/settings/settingsSlice';
import type { AppThunk } from '@/state/storeTypes';
import { isReturnToPage, type LivePage, tabKey } from '@/state/tabs/tabRules';
import { pageOpened, selectActiveKey, selectLivePages } from '@/state/tabs/tabsSlice';

const stateSchema = v.object({ tab: v.string() });

/**
 * The tab that an address belongs to although it is another one: a page that keeps its query in the address names its
 * tab, so that `dynamicNewTab` opens no new one for each query.
 */
function ownTab(state: unknown, pathname: string, live: readonly LivePage[]): string | undefined {
  const named = v.safeParse(stateSchema, state);
  if (!named.success) return undefined;
  const { tab } = named.output;
  return live.some((page) => page.key === tab && page.pathname === pathname) ? tab : undefined;
}

/**
 * What follows each navigation (§2.12, §2.15): progress bar, scroll position and tab.
 *
 * @param node the page of the shell; undefined on one outside of it
 */
export const followNavigation =
  (location: Location, action: NavigationType, node: RouteNode | undefined): AppThunk<void> =>
  (dispatch, getState, { scrollPositions }) => {
    // Flashes the progress bar: a page whose code is still loading shows it longer by itself. On the way to the first page
    // the splash is shown instead.
    if (selectActiveKey(getState()) !== '' && selectSettings(getState()).theme.showProgressBar) flashProgress();
    if (!node) {
      window.scrollTo(0, 0);
      return;
    }
    const { search } = location;
    const state: unknown = location.state;
    // `/workbench/` is the same page as `/workbench`, so slashes at the end are removed.
    const pathname = location.pathname.replace(/(?<=[^/])\/+$/, '');
    const live = selectLivePages(getState());
    const { dynamicNewTab, tabHidden, hidden, noClosable, noKeepAlive } = node.meta;
    // Entries that share a path have a tab each.
    const isShared = node.pathname !== undefined && !dynamicNewTab;
    const key = ownTab(state, pathname, live) ?? (isShared ? node.path : tabKey(pathname, search, dynamicNewTab));
    // A hidden page has no tab, unless it is the app's own (§2.28) or `dynamicNewTab` asks for one.
    const hasTab = !tabHidden && (!hidden || dynamicNewTab || isOwnPath(node.path));
    const isBack = action === NavigationType.Pop || isReturnToPage(state);
    const isAlive = live.some((page) => page.key === key);
    // Only a return to a live page restores its scroll position; others start at the top (§18.1).
    if (!isBack || !isAlive) scrollPositions.delete(key);
    const kept = hasTab && !noKeepAlive;
    dispatch(pageOpened({ key, pathname, search, route: node.path, fixed: noClosable, hasTab, kept }));
  };
