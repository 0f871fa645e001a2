import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEvents';

/** A page that the user has opened, newest first in the list. */
export interface RecentPage {
  /** Path with query, as to be opened again. */
  path: string;
  title: string;
}

const MOST_PAGES = 12;

export const recentSlice = createSlice({
  name: 'recent',
  initialState: [] as RecentPage[],
  reducers: {
    pageVisited: (state, { payload }: PayloadAction<RecentPage>) =>
      [payload, ...state.filter((page) => page.path !== payload.path)].slice(0, MOST_PAGES),
    recentRestored: (_state, { payload }: PayloadAction<RecentPage[]>) => payload.slice(0, MOST_PAGES),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectRecent: (state) => state },
});

export const { pageVisited, recentRestored } = recentSlice.actions;
export const { selectRecent } = recentSlice.selectors;
