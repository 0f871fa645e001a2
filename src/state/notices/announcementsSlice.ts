import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEnded';

/** An announcement of the server; `type` is 1 (通知) or 2 (公告), `time` is `YYYY-MM-DD HH:mm:ss`. */
export interface Announcement {
  id: string;
  title: string;
  type: string;
  time: string;
  isRead: boolean;
}

/** The latest announcements, newest first (§2.98). Empty where the server has none. */
export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState: [] as Announcement[],
  reducers: {
    announcementsLoaded: (_state, { payload }: PayloadAction<Announcement[]>) => payload,
    announcementRead: (state, { payload: id }: PayloadAction<string>) =>
      state.map((one) => (one.id === id ? { ...one, isRead: true } : one)),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => []),
  selectors: {
    selectAnnouncements: (state) => state,
    selectUnreadAnnouncementCount: (state) => state.filter(({ isRead }) => !isRead).length,
  },
});

export const { announcementsLoaded, announcementRead } = announcementsSlice.actions;
export const { selectAnnouncements, selectUnreadAnnouncementCount } = announcementsSlice.selectors;
