import { Activity, type ComponentType, memo, type UIEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { pageVisited } from '@/state/recentPages/recentPagesSlice';
import { selectRouteIndex } from '@/state/routes/routesSlice';
import { pathnameOf, type RouteNode } from '@/state/routes/routeTree';
import type { AppThunk } from '@/state/storeTypes';
import { selectTheme } from '@/state/settings/settingsSlice';
import type { LivePage } from '@/state/tabs/tabRules';
import { selectActiveKey, selectActivePage, selectLivePages } from '@/state/tabs/tabsSlice';
import styles from './LivePages.module.css';

/** What renders the page of a node. */
export type PageComponent = ComponentType<{ node: RouteNode }>;

interface Props {
  pathname: string;
  search: string;
  node: RouteNode;
  Page: PageComponent;
}

/**
 * Renders a page at its own location, so that hidden pages do not see the new address. `useRoutes` renders this component
 * at every navigation; the page is not rendered then, because its element stays the same.
 */
export const PageAtItsLocation = memo(function PageAtItsLocation({ pathname, search, node, Page }: Props) {
  const element = useRoutes([{ path: pathnameOf(node), caseSensitive: true, element: <Page node={node} /> }], {
    pathname,
    search,
  });
  const [kept, keep] = useState({ pathname, search, node, element });
  if (kept.pathname === pathname && kept.search === search && kept.node === node) return kept.element;
  keep({ pathname, search, node, element });
  return element;
});

const restoreScroll =
  (key: string): AppThunk<void> =>
  (_dispatch, _getState, { scrollPositions }) =>
    window.scrollTo(0, scrollPositions.get(key) ?? 0);

/** Asked as it is scrolled: on the way to another page, when something has changed, the browser would lay it out for this. */
const noteScroll =
  (key: string): AppThunk<void> =>
  (_dispatch, _getState, { scrollPositions }) =>
    void scrollPositions.set(key, window.scrollY);

const noteVisit =
  ({ key, route, pathname, search }: LivePage): AppThunk<void> =>
  (dispatch, getState) => {
    const meta = selectRouteIndex(getState()).get(route)?.node.meta;
    if (meta && !meta.hidden) dispatch(pageVisited(key, { path: pathname + search, title: meta.title }));
  };

/** Renders the live pages. Hidden ones keep their state, with effects paused. */
function KeepAlive({ Page }: { Page: PageComponent }) {
  const dispatch = useAppDispatch();
  const live = useAppSelector(selectLivePages);
  const index = useAppSelector(selectRouteIndex);
  const active = useAppSelector(selectActiveKey);
  const shown = useAppSelector(selectActivePage);

  // Restores the scroll position also after a reload (`version`) and a change of path or query, which leave the key.
  useLayoutEffect(() => {
    dispatch(restoreScroll(active));
  }, [dispatch, active, shown?.version, shown?.pathname, shown?.search]);

  useLayoutEffect(() => {
    const note = () => dispatch(noteScroll(active));
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [dispatch, active]);

  // Once the page is shown: earlier, the workbench would be rendered on its way out, for its list of recent pages.
  useEffect(() => {
    if (shown) dispatch(noteVisit(shown));
  }, [dispatch, shown]);

  // In a stable order: React would move the DOM of reordered pages, and their frames would reload.
  const inOrder = [...live].sort((a, b) => (a.key < b.key ? -1 : 1));
  return inOrder.map(({ key, version, pathname, search, route }) => {
    const node = index.get(route)?.node;
    return (
      node && (
        <Activity key={`${key} ${version}`} mode={key === active ? 'visible' : 'hidden'}>
          <div className={styles.page}>
            <PageAtItsLocation pathname={pathname} search={search} node={node} Page={Page} />
          </div>
        </Activity>
      )
    );
  });
}

/**
 * The browser tells an element that it was scrolled a frame later, when its page may be hidden: React has cleared its refs
 * by then, and antd's lists would fail on them.
 */
function dropIfHidden(event: UIEvent) {
  // So are the parts of a hidden `Activity`.
  if (event.target instanceof Element && event.target.closest('[style*="display: none"]')) event.stopPropagation();
}

export function LivePages({ Page }: { Page: PageComponent }) {
  const { showTabs } = useAppSelector(selectTheme);
  return (
    <div id="page" onScrollCapture={dropIfHidden} {...(showTabs && { role: 'tabpanel', 'aria-label': '当前页面' })}>
      <KeepAlive Page={Page} />
    </div>
  );
}
