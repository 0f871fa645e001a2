import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { windowStorage, userStorage } from '@/lib/storage/stored';
import type { AppListeners } from '@/state/storeTypes';
import { MAX_RESTORED_TABS, type VisitedTab } from '@/state/tabs/tabRules';
import { pageOpened, selectTabs, tabMoved, tabsClosed, tabsRestored } from '@/state/tabs/tabsSlice';
import { selectUser, userInfoReceived } from '@/state/user/userSlice';
import { isMoment } from '@/lib/time/moment';
import { pageVisited, recentRestored, selectRecent } from '@/state/recentPages/recentPagesSlice';

const pathSchema = v.pipe(v.string(), v.startsWith('/'));

const pageSchema = v.object({
  path: pathSchema,
  title: v.string(),
  // Earlier versions kept no time.
  time: v.optional(v.pipe(v.number(), v.check(isMoment)), 0),
});
/** Entries that cannot be used are dropped. */
const recentSchema = v.pipe(
  v.array(v.fallback(v.nullable(pageSchema), null)),
  v.transform((pages) => pages.filter((page) => page !== null)),
);

const storedTabsSchema = v.array(
  v.object({ key: pathSchema, pathname: pathSchema, search: v.string(), route: pathSchema, fixed: v.boolean() }),
);

/** Keeps as many of the newest tabs as fit into session storage, a few megabytes. */
function keep(user: string, tabs: readonly VisitedTab[]): void {
  const isKept = windowStorage('tabs', user).write([...tabs] satisfies v.InferOutput<typeof storedTabsSchema>);
  if (!isKept && tabs.length > 0) keep(user, tabs.slice(Math.ceil(tabs.length / 2)));
}

/**
 * Persists each user's recent pages, and their open tabs over a reload. Tabs are restored before the routes are loaded;
 * those of routes that no longer exist are removed then.
 */
export function persistPages({ startListening }: AppListeners): void {
  startListening({
    actionCreator: userInfoReceived,
    effect: ({ payload: { id } }, { dispatch }) => {
      dispatch(recentRestored(userStorage('recent', id).read(recentSchema) ?? []));
      dispatch(tabsRestored(windowStorage('tabs', id).read(storedTabsSchema)?.slice(-MAX_RESTORED_TABS) ?? []));
    },
  });
  startListening({
    actionCreator: pageVisited,
    effect: (_action, { getState }) => {
      const recent = selectRecent(getState()) satisfies v.InferOutput<typeof recentSchema>;
      userStorage('recent', selectUser(getState()).id).write(recent);
    },
  });
  startListening({
    matcher: isAnyOf(pageOpened, tabsClosed, tabMoved),
    effect: (_action, { getState, getOriginalState }) => {
      const tabs = selectTabs(getState());
      if (tabs !== selectTabs(getOriginalState())) keep(selectUser(getState()).id, tabs);
    },
  });
}
