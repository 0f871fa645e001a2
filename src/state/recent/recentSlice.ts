import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEvents';

/** A page that the user has opened, newest first in the list. */
export interface RecentPage {
  /** Path with query, as to be opened again. */
  path: string;
  title: string;
}

const MAX_RECENT_PAGES = 12;

export const recentSlice = createSlice({
  name: 'recent',
  initialState: [] as RecentPage[],
  reducers: {
    /** `key` is the page's identity among the tabs: with its query where that makes another page. */
    pageVisited: (state, { payload: { key, page } }: PayloadAction<{ key: string; page: RecentPage }>) =>
      [page, ...state.filter(({ path }) => path !== key && path.split('?')[0] !== key)].slice(0, MAX_RECENT_PAGES),
    recentRestored: (_state, { payload }: PayloadAction<RecentPage[]>) => payload.slice(0, MAX_RECENT_PAGES),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectRecent: (state) => state },
});

export const { pageVisited, recentRestored } = recentSlice.actions;
export const { selectRecent } = recentSlice.selectors;
