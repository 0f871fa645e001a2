import type { Store } from '@reduxjs/toolkit';
import { createPath } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { holdProgress } from '@/lib/progress';
import { pageVisited } from '@/state/recent/recentSlice';
import type { RootState } from '@/state/rootReducer';
import { readHandle } from '@/state/routes/routeHandle';
import { selectSettings } from '@/state/settings/settingsSlice';
import type { AppRouter } from '../router/appRouter';
import { documentTitle } from '../router/documentTitle';

/**
 * What every navigation brings with it (spec.md section 2): the progress bar, the top of the page, the window's
 * title, and an entry among the recent pages.
 */
export function followNavigation(store: Store<RootState>): (state: AppRouter['state']) => void {
  let lastKey = '';
  return ({ location, matches }) => {
    if (location.key === lastKey) return;
    lastKey = location.key;

    // A page whose code is still on its way holds the bar itself by the time this hold is released.
    if (selectSettings(store.getState()).theme.showProgressBar) setTimeout(holdProgress());
    window.scrollTo(0, 0);
    const { title, node } = readHandle(matches.map(({ route }) => ({ handle: route.handle as unknown })));
    document.title = documentTitle(title, appConfig);
    if (node) store.dispatch(pageVisited({ path: createPath(location), title }));
  };
}
