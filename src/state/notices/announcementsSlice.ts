import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionEnded } from '../sessionEnded';

/**
 * An announcement of the server; `type` is 1 (通知) or 2 (公告), `time` is `YYYY-MM-DD HH:mm:ss`, `by` the unit, else the
 * person. `html` is empty where the list does not bring it: not to be trusted.
 */
export interface Announcement {
  id: string;
  title: string;
  type: string;
  time: string;
  by: string;
  html: string;
  isRead: boolean;
}

interface Announcements {
  /** Newest first. */
  list: Announcement[];
  /** What the server counts, which may be more than the list shows. */
  unread: number;
}

const NONE: Announcements = { list: [], unread: 0 };

/** The latest announcements (§2.98). Empty where the server has none. */
export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState: NONE,
  reducers: {
    announcementsLoaded: (_state, { payload }: PayloadAction<Announcements>) => payload,
    announcementsRead: ({ list, unread }, { payload: ids }: PayloadAction<readonly string[]>) => {
      const isNew = ({ id, isRead }: Announcement) => !isRead && ids.includes(id);
      return {
        list: list.map((one) => (isNew(one) ? { ...one, isRead: true } : one)),
        unread: Math.max(0, unread - list.filter(isNew).length),
      };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => NONE),
  selectors: {
    selectAnnouncements: (state) => state.list,
    selectUnreadAnnouncementCount: (state) => state.unread,
  },
});

export const { announcementsLoaded, announcementsRead } = announcementsSlice.actions;
export const { selectAnnouncements, selectUnreadAnnouncementCount } = announcementsSlice.selectors;
