import { http, HttpResponse } from 'msw';
import { pageOf, queryRows } from '../../db/resource/queryRows';
import { isNoticeRead, markNoticeRead, notices, readersOf, withAuthor } from '../../db/system/notices';
import { forUser } from '../call';
import { done, page } from '../envelopes';
import { path } from '../path';
import { readIds } from '../resource/readIds';

const TOP = 5;

const read = (field: string) =>
  forUser(({ query, account }) => {
    for (const id of readIds(query, field)) markNoticeRead(id, account.uid);
    return done();
  });

/** 通知公告: the latest, and which of them the user has read. */
export const noticeCalls = [
  http.get(
    path('/system/notice/listTop'),
    forUser(({ account }) => {
      const latest = queryRows(notices, new URLSearchParams({ status: '0' })).slice(0, TOP);
      // As in RuoYi without the content.
      const data = latest.map((notice) => ({
        ...withAuthor(notice),
        noticeContent: null,
        isRead: isNoticeRead(notice.noticeId, account.uid),
      }));
      const unreadCount = data.filter(({ isRead }) => !isRead).length;
      return HttpResponse.json({ msg: '操作成功', code: 200, data, unreadCount });
    }),
  ),
  http.get(
    path('/system/notice/readUsers/list'),
    forUser(({ query }) => {
      const wanted = query.get('searchValue') ?? '';
      const readers = readersOf(Number(query.get('noticeId'))).filter(
        ({ userName, nickName }) => userName.includes(wanted) || nickName.includes(wanted),
      );
      return page(pageOf(readers, query), readers.length);
    }, 'system:notice:list'),
  ),
  http.post(path('/system/notice/markRead'), read('noticeId')),
  http.post(path('/system/notice/markReadAll'), read('ids')),
];
