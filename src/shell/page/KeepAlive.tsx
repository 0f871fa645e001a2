import { Activity, memo, useLayoutEffect, useMemo, type ReactElement } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useRoutes,
} from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { selectActiveKey, selectLivePages } from '@/state/tabs/tabsSlice';
import { pageScroll } from './pageScroll';

/** The page of each route, by the route's path. */
export type Pages = ReadonlyMap<string, ReactElement>;

/** No page is nested in another one: each matches its own route from the root. */
const ROOT = { outlet: null, matches: [], isDataRoute: false };

function MatchedPage({ route, element }: { route: string; element: ReactElement }) {
  return useRoutes([{ path: route, caseSensitive: true, element }]);
}

interface PageProps {
  pathname: string;
  search: string;
  route: string;
  element: ReactElement;
}

/**
 * One page at its own location: the router's contexts are replaced by ones that stand still, so that a hidden page
 * sees neither the new address nor its parameters, and does not even render when they change.
 */
const PageAtItsPlace = memo(function PageAtItsPlace({ pathname, search, route, element }: PageProps) {
  const place = useMemo(
    () => ({
      location: { pathname, search, hash: '', state: null, key: pathname + search },
      navigationType: NavigationType.Push,
    }),
    [pathname, search],
  );
  return (
    <LocationContext.Provider value={place}>
      <RouteContext.Provider value={ROOT}>
        <MatchedPage route={route} element={element} />
      </RouteContext.Provider>
    </LocationContext.Provider>
  );
});

/** The live pages, all but the active one hidden with their state, and with their effects paused (design.md, point 6). */
export function KeepAlive({ pages }: { pages: Pages }) {
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
          <PageAtItsPlace pathname={pathname} search={search} route={route} element={element} />
        </Activity>
      )
    );
  });
}
