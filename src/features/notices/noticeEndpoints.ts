import type { AppThunk } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { injectServerApi, recordsTag, serverApi } from '@/state/server/serverApi';
import {
  markRead,
  noticeCall,
  type NoticeContent,
  NOTICES_PATH,
  type TopNotice,
  topNoticesCall,
} from './api/serverNotices';

injectServerApi();

const noticeEndpoints = serverApi.injectEndpoints({
  endpoints: (build) => ({
    topNotices: build.query<TopNotice[], void>({
      query: () => topNoticesCall,
      providesTags: [recordsTag(NOTICES_PATH)],
    }),
    notice: build.query<NoticeContent, string>({ query: noticeCall, providesTags: [recordsTag(NOTICES_PATH)] }),
  }),
});

export const { useTopNoticesQuery, useNoticeQuery } = noticeEndpoints;

/** Marks an announcement as read. */
export const markNoticeRead =
  (id: string): AppThunk<void> =>
  (dispatch, _getState, { http }) =>
    void markRead(http, id).then(
      () => dispatch(recordsChanged([NOTICES_PATH])),
      () => undefined,
    );
