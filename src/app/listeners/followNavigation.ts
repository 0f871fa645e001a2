import { createPath, NavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import type { AppConfig } from '@/config/readConfig';
import { flashProgress } from '@/lib/progressBar';
import { pageVisited } from '@/state/recentPages/recentPagesSlice';
import type { RootState } from '@/state/rootReducer';
import { isOwnPath } from '@/state/routes/buildRoutes';
import { readHandle } from '@/state/routes/routeTree';
import type { Services } from '@/state/services';
import { selectSettings } from '@/state/settings/settingsSlice';
import type { AppStore } from '@/state/storeTypes';
import { isReturnToPage, tabKey } from '@/state/tabs/tabRules';
import { pageOpened, selectActiveKey, selectLivePages } from '@/state/tabs/tabsSlice';
import type { RouterState } from '../router/routerContext';
import { titlePage } from '../windowTitle';

/** The window's title: page and site in the configured order (§2.22). */
export function documentTitle(
  page: string,
  { title, titleSeparator, titleReverse }: Pick<AppConfig, 'title' | 'titleSeparator' | 'titleReverse'>,
): string {
  if (page === '') return title;
  return (titleReverse ? [title, page] : [page, title]).join(titleSeparator);
}

const stateSchema = v.object({ tab: v.string() });

/**
 * The tab that an address belongs to although it is another one: a page that keeps its query in the address names its
 * tab, so that `dynamicNewTab` opens no new one for each query.
 */
function ownTab(state: unknown, pathname: string, store: RootState): string | undefined {
  const named = v.safeParse(stateSchema, state);
  if (!named.success) return undefined;
  const { tab } = named.output;
  return selectLivePages(store).some((page) => page.key === tab && page.pathname === pathname) ? tab : undefined;
}

/**
 * Returns the function to call after every navigation (§2.12, §2.15, §2.22). It updates the progress bar, scroll
 * position, window title, tab and recent pages.
 */
export function followNavigation(
  store: AppStore,
  { scrollPositions }: Pick<Services, 'scrollPositions'>,
): (navigation: RouterState) => void {
  return ({ location, matches, historyAction }) => {
    // The previous page is still on the screen, so this is its scroll position.
    const previous = selectActiveKey(store.getState());
    scrollPositions.set(previous, window.scrollY);

    // Flashes the progress bar: a page whose code is still loading shows it longer by itself. On the way to the first page
    // the splash is shown instead.
    if (previous !== '' && selectSettings(store.getState()).theme.showProgressBar) flashProgress();
    const { title, node } = readHandle(matches.map(({ route }) => ({ handle: route.handle as unknown })));
    titlePage(documentTitle(title, appConfig));
    if (!node) {
      window.scrollTo(0, 0);
      return;
    }
    const { search } = location;
    // `/workbench/` is the same page as `/workbench`, so slashes at the end are removed.
    const pathname = location.pathname.replace(/(?<=[^/])\/+$/, '');
    const { dynamicNewTab, tabHidden, hidden, noClosable, noKeepAlive } = node.meta;
    const key = ownTab(location.state, pathname, store.getState()) ?? tabKey(pathname, search, dynamicNewTab);
    // A hidden page has no tab, unless it is the app's own (§2.28) or `dynamicNewTab` asks for one.
    const hasTab = !tabHidden && (!hidden || dynamicNewTab || isOwnPath(node.path));
    const isBack = historyAction === NavigationType.Pop || isReturnToPage(location.state);
    const isAlive = selectLivePages(store.getState()).some((page) => page.key === key);
    // Only a return to a live page restores its scroll position; others start at the top (§18.1).
    if (!isBack || !isAlive) scrollPositions.delete(key);
    const kept = hasTab && !noKeepAlive;
    store.dispatch(pageOpened({ key, pathname, search, route: node.path, fixed: noClosable, hasTab, kept }));
    if (!hidden) store.dispatch(pageVisited(key, { path: createPath({ ...location, pathname }), title }));
  };
}
