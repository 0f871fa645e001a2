import { Activity, useLayoutEffect, type ReactElement } from 'react';
import { useAppSelector } from '@/state/hooks';
import { selectActiveKey, selectLivePages } from '@/state/tabs/tabsSlice';
import { PageAtItsLocation } from './PageAtItsLocation';
import { pageScroll } from './pageScroll';

/** The page of each route, by the route's path. */
export type Pages = ReadonlyMap<string, ReactElement>;

/** The live pages, all but the active one hidden with their state, and with their effects paused. */
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
          <PageAtItsLocation pathname={pathname} search={search} route={route} element={element} />
        </Activity>
      )
    );
  });
}
