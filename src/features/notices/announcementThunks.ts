import * as v from 'valibot';
import { acknowledgedSchema, listOf } from '@/lib/http/envelope';
import { toldFailure } from '@/lib/http/errorMessages';
import { cancelsBatch, isForbidden } from '@/lib/http/errors';
import { lacksCall } from '@/lib/http/lacksCall';
import { idSchema } from '@/lib/record/idSchema';
import { isRecord } from '@/lib/isRecord';
import { shownTextSchema, shownTimeSchema } from '@/lib/record/shownSchemas';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk, AppListeners } from '@/state/storeTypes';
import {
  announcementsFailed,
  announcementsLacking,
  announcementsLoaded,
  announcementsRead,
  selectAnnouncements,
} from '@/state/notices/announcementsSlice';
import { isAnyOf } from '@reduxjs/toolkit';
import { appConfig } from '@/config/appConfig';
import { whenIdle } from '@/lib/whenIdle';
import { connectionRestored } from '@/state/connectionRestored';
import { routesBuilt } from '@/state/routes/routesSlice';
import { recordsChanged } from '@/state/server/recordsChanged';
import { sessionEnded } from '@/state/sessionEnded';
import { selectToken } from '@/state/user/userSlice';

/**
 * Loads the announcements of the server after a sign-in, when one was changed, and when the connection is back (§2.98). A
 * server that has none is not asked again in the session.
 */
export function refreshAnnouncements({ startListening }: AppListeners): void {
  if (!appConfig.announcements) return;
  let hasNone = false;
  startListening({ actionCreator: sessionEnded, effect: () => void (hasNone = false) });
  startListening({
    matcher: isAnyOf(routesBuilt, recordsChanged, connectionRestored),
    effect: async (action, { dispatch, getState, cancelActiveListeners, signal }) => {
      if (recordsChanged.match(action) && !action.payload.includes(ANNOUNCEMENTS_PATH)) return;
      if (hasNone) return;
      cancelActiveListeners();
      await whenIdle();
      if (!signal.aborted && selectToken(getState()) !== undefined) hasNone = !(await dispatch(loadAnnouncements()));
    },
  });
}

/** The announcements of the server (RuoYi): the path of a record, and of the latest of them. */
export const ANNOUNCEMENTS_PATH = '/system/notice';
export const LATEST_ANNOUNCEMENTS_PATH = `${ANNOUNCEMENTS_PATH}/listTop`;
export const READERS_PATH = `${ANNOUNCEMENTS_PATH}/readUsers/list`;

const announcementSchema = v.pipe(
  v.object({
    noticeId: idSchema,
    noticeTitle: shownTextSchema,
    noticeType: shownTextSchema,
    noticeContent: shownTextSchema,
    deptName: shownTextSchema,
    createByName: shownTextSchema,
    createBy: shownTextSchema,
    createTime: shownTimeSchema,
    isRead: v.fallback(v.boolean(), false),
  }),
  v.transform(({ noticeId, noticeTitle, noticeType, noticeContent, createTime, isRead, ...author }) => ({
    id: noticeId,
    title: noticeTitle,
    type: noticeType,
    time: createTime,
    by: author.deptName || author.createByName || author.createBy,
    html: noticeContent,
    isRead,
  })),
);

const latestSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => ({ list: body, unread: isRecord(body) ? body['unreadCount'] : undefined })),
  v.object({ list: listOf(announcementSchema), unread: v.nullish(v.number()) }),
  v.transform(({ list, unread }) => ({ list, unread: unread ?? list.filter(({ isRead }) => !isRead).length })),
);

/**
 * GET /system/notice/listTop (RuoYi from 3.9.2 on): the latest announcements. A failure is told in their place. A backend
 * without the call has none, and who may not read them is not told of it at each page.
 *
 * @returns whether it makes sense to ask again
 */
export const loadAnnouncements =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { http }) =>
    http
      .get(LATEST_ANNOUNCEMENTS_PATH, {
        schema: latestSchema,
        tells: 'sessionEnd',
      })
      .then(
        (list) => {
          dispatch(announcementsLoaded(list));
          return true;
        },
        (error: unknown) => {
          const isLacking = isForbidden(error) || lacksCall(error);
          if (isLacking) dispatch(announcementsLacking());
          else if (!cancelsBatch(error)) {
            dispatch(announcementsFailed(toldFailure(error)));
            dispatch(logError(error));
          }
          return !isLacking;
        },
      );

/** A call that marks announcements as read. A failure does not matter to the reader. */
const markRead =
  (ids: readonly string[], call: string, params: Record<string, string>): AppThunk<void> =>
  (dispatch, _getState, { http }) => {
    dispatch(announcementsRead(ids));
    const options = { params, schema: acknowledgedSchema, tells: 'none' as const };
    http.post(`${ANNOUNCEMENTS_PATH}/${call}`, undefined, options).catch(() => undefined);
  };

/** POST /system/notice/markRead. */
export const markAnnouncementRead = (noticeId: string) => markRead([noticeId], 'markRead', { noticeId });

/** POST /system/notice/markReadAll: all that are shown. */
export const markAllAnnouncementsRead = (): AppThunk<void> => (dispatch, getState) => {
  const unread = selectAnnouncements(getState()).filter(({ isRead }) => !isRead);
  const ids = unread.map(({ id }) => id);
  dispatch(markRead(ids, 'markReadAll', { ids: ids.join(',') }));
};
