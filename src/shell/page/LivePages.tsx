import { Activity, memo, type ReactElement, useLayoutEffect, useMemo } from 'react';
import {
  type Location,
  matchRoutes,
  NavigationType,
  renderMatches,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import { selectTheme } from '@/state/settings/settingsSlice';
import { selectActiveKey, selectActivePage, selectLivePages } from '@/state/tabs/tabsSlice';

/** Pages are not nested: each matches its own route from the root. */
const ROOT = { outlet: null, matches: [], isDataRoute: false };

interface Props {
  pathname: string;
  search: string;
  route: string;
  element: ReactElement;
}

/**
 * Renders a page at its own location, so that hidden pages do not see the new address. Unlike `useRoutes`, which is made
 * of this, it reads no context of the router, so that no hidden page is rendered for another address. A page needs a root
 * context of its own, because the shell's route has no path. (react-router exports both contexts as unsafe.)
 */
export const PageAtItsLocation = memo(function PageAtItsLocation({ pathname, search, route, element }: Props) {
  const place = useMemo(
    () => ({
      location: { pathname, search, hash: '', state: null, key: 'default' } satisfies Location<null>,
      navigationType: NavigationType.Pop,
    }),
    [pathname, search],
  );
  return (
    <LocationContext value={place}>
      <RouteContext value={ROOT}>
        {renderMatches(matchRoutes([{ path: route, caseSensitive: true, element }], pathname))}
      </RouteContext>
    </LocationContext>
  );
});

export type Pages = ReadonlyMap<string, ReactElement>;

const restoreScroll =
  (key: string): AppThunk<void> =>
  (_dispatch, _getState, { scrollPositions }) =>
    window.scrollTo(0, scrollPositions.get(key) ?? 0);

/** Renders the live pages. Hidden ones keep their state, with effects paused. */
function KeepAlive({ pages }: { pages: Pages }) {
  const dispatch = useAppDispatch();
  const live = useAppSelector(selectLivePages);
  const active = useAppSelector(selectActiveKey);
  const shown = useAppSelector(selectActivePage);

  // Restores the scroll position also after a reload (`version`) and a change of path or query, which leave the key.
  useLayoutEffect(() => {
    dispatch(restoreScroll(active));
  }, [dispatch, active, shown?.version, shown?.pathname, shown?.search]);

  // In a stable order: React would move the DOM of reordered pages, and their frames would reload.
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

export function LivePages({ pages }: { pages: Pages }) {
  const { showTabs } = useAppSelector(selectTheme);
  return (
    <div id="page" {...(showTabs && { role: 'tabpanel', 'aria-label': '当前页面' })}>
      <KeepAlive pages={pages} />
    </div>
  );
}
