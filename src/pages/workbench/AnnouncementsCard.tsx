import { useState } from 'react';
import type { TopNotice } from '@/features/notices/api/serverNotices';
import { markNoticeRead } from '@/features/notices/noticeEndpoints';
import { useAppDispatch } from '@/state/hooks';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import { Section } from '@/ui/section/Section';
import { useToast } from '@/ui/toast/toast';
import styles from './LowerCards.module.css';

const NoticeDialog = lazyWithFallback(
  () => import('@/features/notices/NoticeDialog'),
  () => null,
);

/** RuoYi's own two types. */
const TYPES: Readonly<Record<string, string>> = { '1': '通知', '2': '公告' };

/** 通知公告: the latest announcements of the server. */
export function AnnouncementsCard({ notices }: { notices: readonly TopNotice[] }) {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<TopNotice>();
  const [open, setOpen] = useState(false);
  const show = (notice: TopNotice) => {
    setShown(notice);
    setOpen(true);
    if (!notice.isRead) dispatch(markNoticeRead(notice.id));
  };
  const onError = (error: Error) => {
    toast.failure(error);
    setShown(undefined);
  };
  return (
    <Section title="通知公告">
      <ul className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => show(notice)}>
              <span className={notice.isRead ? styles.read : styles.unread} aria-hidden="true" />
              <span className={styles.title}>
                {!notice.isRead && <span className="visually-hidden">未读：</span>}
                {notice.title}
              </span>
              <span className={styles.group}>{TYPES[notice.type]}</span>
              <time>{notice.time.slice(5, 10)}</time>
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <ErrorBoundary fallback={() => null} onError={onError}>
          <NoticeDialog open={open} notice={shown} onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </Section>
  );
}
