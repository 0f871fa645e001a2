import * as v from 'valibot';
import { acknowledgedSchema, listOf } from '@/lib/http/envelope';
import { ApiError, cancelsBatch, isTransient, SchemaError } from '@/lib/http/errors';
import { idSchema } from '@/lib/http/idSchema';
import { shownTextSchema, shownTimeSchema } from '@/lib/record/shownSchemas';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import { announcementRead, announcementsLoaded } from '@/state/notices/announcementsSlice';
import { ANNOUNCEMENTS_PATH, LATEST_ANNOUNCEMENTS_PATH } from './announcementPaths';

const announcementSchema = v.pipe(
  v.object({
    noticeId: idSchema,
    noticeTitle: shownTextSchema,
    noticeType: shownTextSchema,
    createTime: shownTimeSchema,
    isRead: v.fallback(v.boolean(), false),
  }),
  v.transform(({ noticeId, noticeTitle, noticeType, createTime, isRead }) => ({
    id: noticeId,
    title: noticeTitle,
    type: noticeType,
    time: createTime,
    isRead,
  })),
);

/**
 * GET /system/notice/listTop (RuoYi from 3.9.2 on): the latest announcements. Nothing is complained of: a backend without
 * the call has none.
 *
 * @returns whether it makes sense to ask again
 */
export const loadAnnouncements =
  (): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { http }) =>
    http
      .get(LATEST_ANNOUNCEMENTS_PATH, {
        schema: listOf(announcementSchema),
        silent: (failure) => !cancelsBatch(failure),
      })
      .then(
        (list) => {
          dispatch(announcementsLoaded(list));
          return true;
        },
        (error: unknown) => {
          if (error instanceof SchemaError) dispatch(logError(error));
          return !(error instanceof ApiError || error instanceof SchemaError) || isTransient(error);
        },
      );

/** POST /system/notice/markRead. That it was not marked is no matter for the reader. */
export const markAnnouncementRead =
  (noticeId: string): AppThunk<void> =>
  (dispatch, _getState, { http }) => {
    dispatch(announcementRead(noticeId));
    const options = { params: { noticeId }, schema: acknowledgedSchema, silent: true };
    http.post(`${ANNOUNCEMENTS_PATH}/markRead`, undefined, options).catch(() => undefined);
  };
