import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { RichTextView } from '@/ui/richText/RichTextView';
import { type Announcement, markAnnouncementRead, ANNOUNCEMENTS_PATH } from './announcements';
import { NoticeDialog } from './NoticeDialog';
import * as v from 'valibot';
import { fieldsSchema } from '@/lib/http/envelope';
import { isEmpty, textOf } from '@/lib/record/ServerRecord';
import { recordsChanged } from '@/state/server/recordsChanged';
import { recordsTag, serverApi } from '@/state/server/serverApi';

/** The HTML of an announcement as somebody wrote it: not to be trusted. `null` where it is gone: the answer has none. */
const contentSchema = v.pipe(
  fieldsSchema,
  v.transform(({ data, noticeId, noticeContent }) =>
    [data, noticeId, noticeContent].every(isEmpty) ? null : textOf(noticeContent),
  ),
);

const { useAnnouncementContentQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    announcementContent: build.query<string | null, string>({
      // The dialog shows the failure; some servers give everybody the list but not the content.
      query: (id) => ({
        url: `${ANNOUNCEMENTS_PATH}/${encodeURIComponent(id)}`,
        schema: contentSchema,
        tells: 'sessionEnd',
      }),
      providesTags: [recordsTag(ANNOUNCEMENTS_PATH)],
    }),
  }),
});

interface Props {
  announcement: Announcement;
  onClose: () => void;
}

/** An announcement of the server. Its text comes from the list, else from a call; shown, it counts as read (§2.98). */
export default function AnnouncementDialog({ announcement, onClose }: Props) {
  const { id, title, time, by, html, isRead } = announcement;
  const dispatch = useAppDispatch();
  const { data, isFetching, error, refetch } = useAnnouncementContentQuery(id, { skip: html !== '' });
  const text = html !== '' ? html : isFetching ? undefined : data;
  const isShown = typeof text === 'string';
  const isGone = data === null;
  useEffect(() => {
    if (isShown && !isRead) dispatch(markAnnouncementRead(id));
  }, [isShown, isRead, id, dispatch]);
  useEffect(() => {
    if (isGone) dispatch(recordsChanged([ANNOUNCEMENTS_PATH]));
  }, [isGone, dispatch]);
  return (
    <NoticeDialog title={title} by={by} time={time} onClose={onClose}>
      {isFetching && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {error?.code === '403' && <p role="alert">您没有查看这条公告内容的权限。</p>}
      {error && error.code !== '403' && !isFetching && (
        <LoadFailure title="公告内容加载失败" failure={error} retry={() => void refetch()} />
      )}
      {isGone && <p role="alert">“{title}”已被他人修改或删除，列表已刷新。</p>}
      {isShown && (text === '' ? <p>没有更多内容。</p> : <RichTextView html={text} />)}
    </NoticeDialog>
  );
}
