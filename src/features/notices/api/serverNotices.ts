import * as v from 'valibot';
import { acknowledgedSchema, dataOf, listOf } from '@/lib/http/envelope';
import { cancelsBatch } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { idSchema } from '@/lib/http/idSchema';
import type { ServerCall } from '@/state/server/serverApi';

/** The announcements of the server (RuoYi). */
export const NOTICES_PATH = '/system/notice';

const textSchema = v.fallback(v.string(), '');

const topNoticeSchema = v.pipe(
  v.object({
    noticeId: idSchema,
    noticeTitle: v.string(),
    noticeType: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
    createTime: textSchema,
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

/** One of the latest announcements; `type` is 1 (通知) or 2 (公告). */
export type TopNotice = v.InferOutput<typeof topNoticeSchema>;

/** GET /system/notice/listTop (RuoYi 3.9). Nothing is complained of: a backend without the call has none. */
export const topNoticesCall: ServerCall = {
  url: `${NOTICES_PATH}/listTop`,
  schema: listOf(topNoticeSchema),
  silent: (failure) => !cancelsBatch(failure),
};

const contentSchema = dataOf(v.object({ noticeContent: textSchema, createBy: textSchema }));

/** What an announcement says. `noticeContent` is HTML as somebody wrote it: not to be trusted. */
export type NoticeContent = v.InferOutput<typeof contentSchema>;

/** GET /system/notice/{id} */
export const noticeCall = (id: string): ServerCall => ({
  url: `${NOTICES_PATH}/${encodeURIComponent(id)}`,
  schema: contentSchema,
});

/** POST /system/notice/markRead. That it was not marked is no matter for the reader. */
export const markRead = (http: Http, noticeId: string) =>
  http.post(`${NOTICES_PATH}/markRead`, undefined, { params: { noticeId }, schema: acknowledgedSchema, silent: true });
