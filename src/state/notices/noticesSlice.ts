import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEnded';

/** A message of the app, kept until the user clears it. */
export interface Notice {
  id: string;
  text: string;
  time: number;
  isRead: boolean;
  /** What the user can do: `reload` reloads the page. */
  action?: 'reload';
}

const MAX_NOTICES = 50;

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeAdded: {
      prepare: (notice: Pick<Notice, 'text' | 'action'>) => ({
        payload: { ...notice, id: nanoid(), time: Date.now(), isRead: false },
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) => [payload, ...state].slice(0, MAX_NOTICES),
    },
    noticesRead: (state) => state.map((notice) => ({ ...notice, isRead: true })),
    noticesCleared: () => [],
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => state.filter(({ action }) => action === 'reload')),
  selectors: {
    selectNotices: (state) => state,
    selectUnreadCount: (state) => state.filter(({ isRead }) => !isRead).length,
  },
});

export const { noticeAdded, noticesRead, noticesCleared } = noticesSlice.actions;
export const { selectNotices, selectUnreadCount } = noticesSlice.selectors;
