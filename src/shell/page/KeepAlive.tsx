import { Activity, type ReactElement, useLayoutEffect } from 'react';
import { UNSAFE_RouteContext as RouteContext, useRoutes } from 'react-router-dom';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/state/hooks';
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

const MatchedPage = ({ pathname, search, route, element }: Props) =>
  useRoutes([{ path: route, caseSensitive: true, element }], { pathname, search });

/**
 * Renders a page at its own location, so that hidden pages do not see the new address. `useRoutes` alone would warn
 * inside the shell's route, which has no path; so the page gets a root context of its own (react-router exports it as
 * unsafe).
 */
export const PageAtItsLocation = (page: Props) => (
  <RouteContext value={ROOT}>
    <MatchedPage {...page} />
  </RouteContext>
);

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
