import * as v from 'valibot';
import { userStorage } from '@/lib/storage/stored';
import { isMoment } from '@/lib/time/readTime';
import { pageVisited, recentRestored, selectRecent } from '@/state/recentPages/recentPagesSlice';
import type { RootState } from '@/state/rootReducer';
import type { AppListeners } from '@/state/storeTypes';
import { selectUser, userInfoReceived } from '@/state/user/userSlice';

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
