import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEvents';

/** A visited page; the list is newest first. */
export interface RecentPage {
  path: string;
  title: string;
}

const MAX_RECENT_PAGES = 12;

export const recentSlice = createSlice({
  name: 'recent',
  initialState: [] as RecentPage[],
  reducers: {
    /** `key` is the key of the page's tab. Older entries of the same tab are removed. */
    pageVisited: (state, { payload: { key, page } }: PayloadAction<{ key: string; page: RecentPage }>) =>
      [page, ...state.filter(({ path }) => path !== key && path.split('?')[0] !== key)].slice(0, MAX_RECENT_PAGES),
    recentRestored: (_state, { payload }: PayloadAction<RecentPage[]>) => payload.slice(0, MAX_RECENT_PAGES),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectRecent: (state) => state },
});

export const { pageVisited, recentRestored } = recentSlice.actions;
export const { selectRecent } = recentSlice.selectors;
