import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEnded';

/** A visited page; the list is newest first. */
export interface RecentPage {
  path: string;
  title: string;
  /** When it was opened last, in milliseconds; 0 = unknown. */
  time: number;
}

interface Visit<Page> {
  /** The key of the page's tab. */
  key: string;
  page: Page;
}

const MAX_RECENT_PAGES = 12;

export const recentPagesSlice = createSlice({
  name: 'recentPages',
  initialState: [] as RecentPage[],
  reducers: {
    /** Removes older entries of the same tab. */
    pageVisited: {
      prepare: ({ key, page }: Visit<Omit<RecentPage, 'time'>>) => ({
        payload: { key, page: { ...page, time: Date.now() } },
      }),
      reducer: (state, { payload: { key, page } }: PayloadAction<Visit<RecentPage>>) =>
        [page, ...state.filter(({ path }) => path !== key && path.split('?')[0] !== key)].slice(0, MAX_RECENT_PAGES),
    },
    recentRestored: (_state, { payload }: PayloadAction<RecentPage[]>) => payload.slice(0, MAX_RECENT_PAGES),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: { selectRecent: (state) => state },
});

export const { pageVisited, recentRestored } = recentPagesSlice.actions;
export const { selectRecent } = recentPagesSlice.selectors;
