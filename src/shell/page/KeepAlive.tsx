import { Activity, type ReactElement, useLayoutEffect } from 'react';
import { UNSAFE_RouteContext as RouteContext, useRoutes } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { selectTheme } from '@/state/settings/settingsSlice';
import { selectActiveKey, selectLivePages } from '@/state/tabs/tabsSlice';
import { pageScroll } from './reloadView';

/** No page is nested in another one: each matches its own route from the root. */
const ROOT = { outlet: null, matches: [], isDataRoute: false };

interface Props {
  pathname: string;
  search: string;
  route: string;
  element: ReactElement;
}

const MatchedPage = ({ pathname, search, route, element }: Props) =>
  useRoutes([{ path: route, caseSensitive: true, element }], { pathname, search });

/**
 * One page at its own location: a hidden page sees neither the new address nor its parameters. Why this also needs a
 * context that react-router calls unsafe is shown by the test.
 */
export const PageAtItsLocation = (page: Props) => (
  <RouteContext value={ROOT}>
    <MatchedPage {...page} />
  </RouteContext>
);

/** The page of each route, by the route's path. */
export type Pages = ReadonlyMap<string, ReactElement>;

/** The live pages, all but the active one hidden with their state, and with their effects paused. */
function KeepAlive({ pages }: { pages: Pages }) {
  const live = useAppSelector(selectLivePages);
  const active = useAppSelector(selectActiveKey);

  // The page on the screen, and whatever of it makes it another one: a reload, another query.
  const shown = live.find(({ key }) => key === active);
  useLayoutEffect(() => {
    window.scrollTo(0, pageScroll.of(active));
  }, [active, shown?.version, shown?.pathname, shown?.search]);

  // In a steady order: React would move the DOM of pages that change places, and frames in them would load anew.
  const inOrder = [...live].sort((a, b) => (a.key < b.key ? -1 : 1));
  return inOrder.map(({ key, version, pathname, search, route }) => {
    const element = pages.get(route);
    return (
      element && (
        <Activity key={`${key} ${version}`} mode={key === active ? 'visible' : 'hidden'}>
          <PageAtItsLocation pathname={pathname} search={search} route={route} element={element} />
        </Activity>
      )
    );
  });
}

/** The panel that the tabs control. */
export function PagePanel({ pages }: { pages: Pages }) {
  const { showTabs } = useAppSelector(selectTheme);
  return (
    <div id="page" {...(showTabs && { role: 'tabpanel', 'aria-label': '当前页面' })}>
      <KeepAlive pages={pages} />
    </div>
  );
}
