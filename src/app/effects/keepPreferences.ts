import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/localJson';
import { pageVisited, recentRestored, selectRecent } from '@/state/recent/recentSlice';
import type { RootState } from '@/state/rootReducer';
import { selectSettings, sidebarToggled } from '@/state/settings/settingsSlice';
import { selectUser, userInfoReceived } from '@/state/user/userSlice';

const COLLAPSE_KEY = 'collapse';
const collapseSchema = v.object({ collapse: v.boolean() });
const recentSchema = v.array(v.object({ path: v.pipe(v.string(), v.startsWith('/')), title: v.string() }));

const recentKey = (state: RootState) => `recent:${selectUser(state).id}`;

/** Whether the sidebar was folded when the user last left (spec.md section 4, "Sidebar"). */
export const readCollapse = (): boolean => readLocal(COLLAPSE_KEY, collapseSchema)?.collapse ?? false;

/** Keeps what the user arranged: the folded sidebar, and each user's recent pages. */
export function keepPreferences({ startListening }: ListenerMiddlewareInstance<RootState>): void {
  startListening({
    actionCreator: sidebarToggled,
    effect: (_action, { getState }) => {
      const { collapse } = selectSettings(getState());
      writeLocal(COLLAPSE_KEY, { collapse } satisfies v.InferOutput<typeof collapseSchema>);
    },
  });
  startListening({
    actionCreator: pageVisited,
    effect: (_action, { getState }) => {
      writeLocal(recentKey(getState()), selectRecent(getState()) satisfies v.InferOutput<typeof recentSchema>);
    },
  });
  startListening({
    actionCreator: userInfoReceived,
    effect: (_action, { dispatch, getState }) => {
      dispatch(recentRestored(readLocal(recentKey(getState()), recentSchema) ?? []));
    },
  });
}
