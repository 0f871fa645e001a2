import type { SerializedError } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { acknowledgedSchema, listOf } from '@/lib/http/envelope';
import { isForbidden, isLeft } from '@/lib/http/errors';
import { lacksCall } from '@/lib/http/lacksCall';
import { isRecord } from '@/lib/isRecord';
import { idSchema } from '@/lib/record/idSchema';
import { shownTextSchema } from '@/lib/record/ServerRecord';
import { shownTimeSchema } from '@/lib/time/readTime';
import { logError } from '@/state/errorLog/logError';
import { answerOf, recordsTag, serverApi, type ServerFailure } from '@/state/server/serverApi';
import type { AppDispatch, AppThunk } from '@/state/storeTypes';

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

/**
 * An announcement of the server; `type` is 1 (通知) or 2 (公告), `time` is `YYYY-MM-DD HH:mm:ss`, `by` the unit, else the
 * person. `html` is empty where the list does not bring it: not to be trusted.
 */
export type Announcement = v.InferOutput<typeof announcementSchema>;

const latestSchema = v.pipe(
  v.unknown(),
  v.transform((body): unknown => ({ list: body, unread: isRecord(body) ? body['unreadCount'] : undefined })),
  v.object({ list: listOf(announcementSchema), unread: v.nullish(v.number()) }),
  v.transform(({ list, unread }) => ({ list, unread: unread ?? list.filter(({ isRead }) => !isRead).length })),
);

type Latest = v.InferOutput<typeof latestSchema>;

type Failure = ServerFailure | SerializedError;

/** The failure of a server that lacks the call, or refuses it. */
const lackingIn = (error: Failure | undefined): ServerFailure | undefined =>
  error && 'isLacking' in error && error.isLacking ? error : undefined;

/**
 * GET /system/notice/listTop (RuoYi from 3.9.2 on). A failure is told in their place. A backend without the call has
 * none, and who may not read them is not told of it at each page: neither is asked again in the session.
 */
const fetchLatest =
  (signal: AbortSignal): AppThunk<ReturnType<typeof answerOf<Latest>>> =>
  async (dispatch, getState, { http }) => {
    const lacking = lackingIn(api.endpoints.latestAnnouncements.select()(getState()).error);
    if (lacking) return { error: lacking };
    const call = http.get(LATEST_ANNOUNCEMENTS_PATH, { schema: latestSchema, signal, tells: 'sessionEnd' });
    call.catch((error: unknown) => {
      if (isLeft(error) && !isForbidden(error) && !lacksCall(error)) dispatch(logError(error));
    });
    return answerOf(call);
  };

const api = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest announcements, newest first, and how many are unread, which may be more than the list shows. */
    latestAnnouncements: build.query<Latest, void>({
      // RTK Query does not know the type of the dispatch.
      queryFn: (_arg, { dispatch, signal }) => (dispatch as AppDispatch)(fetchLatest(signal)),
      providesTags: [recordsTag(ANNOUNCEMENTS_PATH)],
    }),
  }),
});

interface Announcements extends Latest {
  /** Why they could not be loaded the last time; those that were loaded before stay. */
  failure?: Failure | undefined;
  /** The server has none: it lacks the call, or refuses it. */
  isLacking?: boolean;
  /** Nothing is known yet. */
  isLoading?: boolean;
}

/** The latest announcements (§2.98), as far as `loadAnnouncements` has them. */
export function useAnnouncements(): Announcements {
  const { data, error } = api.endpoints.latestAnnouncements.useQueryState();
  if (lackingIn(error)) return { list: [], unread: 0, isLacking: true };
  const isLoading = appConfig.announcements && !data && !error;
  return { list: [], unread: 0, ...data, failure: error, isLoading };
}

/** Loads them, now and when they may be out of date: one was changed, or the connection is back. */
export const loadAnnouncements = () => api.endpoints.latestAnnouncements.initiate(undefined, { forceRefetch: true });

/** A call that marks announcements as read. A failure does not matter to the reader. */
const markRead =
  (ids: readonly string[], call: string, params: Record<string, string>): AppThunk<void> =>
  (dispatch, _getState, { http }) => {
    dispatch(
      api.util.updateQueryData('latestAnnouncements', undefined, (latest) => {
        for (const one of latest.list.filter(({ id, isRead }) => !isRead && ids.includes(id))) {
          one.isRead = true;
          latest.unread = Math.max(0, latest.unread - 1);
        }
      }),
    );
    http
      .post(`${ANNOUNCEMENTS_PATH}/${call}`, undefined, { params, schema: acknowledgedSchema, tells: 'none' })
      .catch(() => undefined);
  };

/** POST /system/notice/markRead. */
export const markAnnouncementRead = (noticeId: string) => markRead([noticeId], 'markRead', { noticeId });

/** POST /system/notice/markReadAll: all that are shown. */
export const markAllAnnouncementsRead = (shown: readonly Announcement[]) => {
  const ids = shown.filter(({ isRead }) => !isRead).map(({ id }) => id);
  return markRead(ids, 'markReadAll', { ids: ids.join(',') });
};
