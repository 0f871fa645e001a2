import { createSlice, type PayloadAction, createSelector } from '@reduxjs/toolkit';
import { selectDestinations } from '../routes/routesSlice';
import { byPathname, entryAt } from '../routes/routeEntries';
import type { NodeWithAncestors } from '../routes/routeTree';
import { sessionEnded } from '../sessionEnded';

/** A visited page; the list is newest first. */
export interface RecentPage {
  /** Path and query, as in the address bar. */
  path: string;
  title: string;
  /** When it was opened last, in milliseconds; 0 = unknown. */
  time: number;
}

const MAX_RECENT_PAGES = 12;

export const recentPagesSlice = createSlice({
  name: 'recentPages',
  initialState: [] as RecentPage[],
  reducers: {
    /** Removes older entries of the same tab; `key` is that tab's. */
    pageVisited: {
      prepare: (key: string, page: Omit<RecentPage, 'time'>) => ({
        payload: { key, page: { ...page, time: Date.now() } },
      }),
      reducer: (state, { payload: { key, page } }: PayloadAction<{ key: string; page: RecentPage }>) =>
        [page, ...state.filter(({ path }) => path !== key && path.split('?')[0] !== key)].slice(0, MAX_RECENT_PAGES),
    },
    recentRestored: (_state, { payload }: PayloadAction<RecentPage[]>) => payload.slice(0, MAX_RECENT_PAGES),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectRecent: (state) => state },
});

export const { pageVisited, recentRestored } = recentPagesSlice.actions;
export const { selectRecent } = recentPagesSlice.selectors;

/** A recent page with its place in the menu. */
export type RecentEntry = RecentPage & NodeWithAncestors;

/** The recent pages that the user can still open, newest first; hidden and missing pages are left out. */
export const selectRecentEntries = createSelector(
  [selectRecent, selectDestinations],
  (recent, destinations): RecentEntry[] => {
    const entries = byPathname(destinations.values());
    return recent.flatMap((page) => {
      const entry = entryAt(entries, page.path);
      return entry ? [{ ...page, ...entry }] : [];
    });
  },
);
