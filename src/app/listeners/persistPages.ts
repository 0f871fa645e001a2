import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { windowStorage, userStorage } from '@/lib/storage/stored';
import type { AppListeners } from '@/state/storeTypes';
import { MAX_RESTORED_TABS, type VisitedTab } from '@/state/tabs/tabRules';
import { pageOpened, selectTabs, tabMoved, tabsClosed, tabsRestored } from '@/state/tabs/tabsSlice';
import { selectUser, userInfoReceived } from '@/state/user/userSlice';
import { isMoment } from '@/lib/time/readTime';
import { pageVisited, recentRestored, selectRecent } from '@/state/recentPages/recentPagesSlice';
import type { RootState } from '@/state/rootReducer';

const pageSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  // Earlier versions kept no time.
  time: v.optional(v.pipe(v.number(), v.check(isMoment)), 0),
});
/** Entries that cannot be used are dropped. */
const recentSchema = v.pipe(
  v.array(v.fallback(v.nullable(pageSchema), null)),
  v.transform((pages) => pages.filter((page) => page !== null)),
);

const recentEntry = (state: RootState) => userStorage('recent', selectUser(state).id);

/** Persists each user's recent pages. */
export function persistRecentPages({ startListening }: AppListeners): void {
  startListening({
    actionCreator: pageVisited,
    effect: (_action, { getState }) => {
      recentEntry(getState()).write(selectRecent(getState()) satisfies v.InferOutput<typeof recentSchema>);
    },
  });
  startListening({
    actionCreator: userInfoReceived,
    effect: (_action, { dispatch, getState }) => {
      dispatch(recentRestored(recentEntry(getState()).read(recentSchema) ?? []));
    },
  });
}

const pathSchema = v.pipe(v.string(), v.startsWith('/'));
const tabSchema = v.object({
  key: pathSchema,
  pathname: pathSchema,
  search: v.string(),
  route: pathSchema,
  fixed: v.boolean(),
});
const storedTabsSchema = v.array(tabSchema);

/** Keeps as many of the newest tabs as fit into session storage, a few megabytes. */
function keep(user: string, tabs: readonly VisitedTab[]): void {
  const isKept = windowStorage('tabs', user).write([...tabs] satisfies v.InferOutput<typeof storedTabsSchema>);
  if (!isKept && tabs.length > 0) keep(user, tabs.slice(Math.ceil(tabs.length / 2)));
}

/**
 * Persists the open tabs over a reload, for their user. They are restored before the routes are loaded; tabs of routes
 * that no longer exist are removed then.
 */
export function persistTabs({ startListening }: AppListeners): void {
  startListening({
    actionCreator: userInfoReceived,
    effect: ({ payload }, { dispatch }) => {
      const kept = windowStorage('tabs', payload.id).read(storedTabsSchema);
      if (kept) dispatch(tabsRestored(kept.slice(-MAX_RESTORED_TABS)));
    },
  });
  startListening({
    matcher: isAnyOf(pageOpened, tabsClosed, tabMoved),
    effect: (_action, { getState, getOriginalState }) => {
      const state = getState();
      if (selectTabs(state) === selectTabs(getOriginalState())) return;
      keep(selectUser(state).id, selectTabs(state));
    },
  });
}
