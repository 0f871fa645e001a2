import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { forgetSession, readSession, writeSession } from '@/lib/storage/sessionJson';
import type { RootState } from '@/state/rootReducer';
import { sessionEnded } from '@/state/sessionEvents';
import { pageOpened, selectTabs, tabMoved, tabsClosed, tabsRestored } from '@/state/tabs/tabsSlice';
import { selectUser, userInfoReceived } from '@/state/user/userSlice';

const KEY = 'tabs';
const path = v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000));
const tab = v.object({ key: path, pathname: path, search: v.string(), route: path, fixed: v.boolean() });
const keptTabs = v.object({ user: v.string(), tabs: v.pipe(v.array(tab), v.maxLength(200)) });

/**
 * Keeps the open tabs over a reload of the window, for the user they belong to. They come back before the routes
 * do, which then take away those that no longer exist.
 */
export function keepTabs({ startListening }: ListenerMiddlewareInstance<RootState>): void {
  startListening({
    actionCreator: userInfoReceived,
    effect: ({ payload }, { dispatch }) => {
      const kept = readSession(KEY, keptTabs);
      if (kept?.user === payload.id) dispatch(tabsRestored(kept.tabs));
    },
  });
  startListening({
    matcher: isAnyOf(pageOpened, tabsClosed, tabMoved),
    effect: (_action, { getState }) => {
      const state = getState();
      writeSession(KEY, { user: selectUser(state).id, tabs: selectTabs(state) } satisfies v.InferOutput<
        typeof keptTabs
      >);
    },
  });
  startListening({ actionCreator: sessionEnded, effect: () => forgetSession(KEY) });
}
