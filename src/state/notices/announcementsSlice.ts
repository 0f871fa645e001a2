import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ToldFailure } from '@/lib/http/errorMessages';
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
  /** Why they could not be loaded the last time. */
  failure?: ToldFailure;
  /** The server has none: it lacks the call. */
  isLacking?: boolean;
}

const NONE: Announcements = { list: [], unread: 0 };

/** The latest announcements (§2.98). Those that were loaded before a failure stay. */
export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState: NONE,
  reducers: {
    announcementsLoaded: (_state, { payload }: PayloadAction<Announcements>) => payload,
    announcementsFailed: (state, { payload: failure }: PayloadAction<ToldFailure>) => ({ ...state, failure }),
    announcementsLacking: (): Announcements => ({ ...NONE, isLacking: true }),
    announcementsRead: ({ list, unread, ...state }, { payload: ids }: PayloadAction<readonly string[]>) => {
      const isNew = ({ id, isRead }: Announcement) => !isRead && ids.includes(id);
      return {
        ...state,
        list: list.map((one) => (isNew(one) ? { ...one, isRead: true } : one)),
        unread: Math.max(0, unread - list.filter(isNew).length),
      };
    },
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => NONE),
  selectors: {
    selectAnnouncements: (state) => state.list,
    selectUnreadAnnouncementCount: (state) => state.unread,
    selectAnnouncementsFailure: (state) => state.failure,
    selectAnnouncementsLacking: (state) => state.isLacking === true,
  },
});

export const { announcementsFailed, announcementsLacking, announcementsLoaded, announcementsRead } =
  announcementsSlice.actions;
export const {
  selectAnnouncements,
  selectAnnouncementsFailure,
  selectAnnouncementsLacking,
  selectUnreadAnnouncementCount,
} = announcementsSlice.selectors;
