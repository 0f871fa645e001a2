import { Button } from 'antd';
import {
  AnnouncementLinks,
  AnnouncementList,
  AnnouncementsFailure,
  ReadMark,
  useAnnouncementDialog,
} from '@/features/notices/AnnouncementList';
import { useAnnouncements } from '@/features/notices/announcements';
import { reloadWindow } from '@/lib/reloadWindow';
import { relativeTime } from '@/lib/time/relativeTime';
import { useAppSelector } from '@/state/hooks';
import { selectNotices } from '@/state/notices/noticesSlice';
import { Section } from '@/ui/section/Section';
import { NumberBar } from './DayFrame';
import styles from './NoticeCards.module.css';

const MAX_NOTICES = 5;

/** 最新通知: the latest messages of the app. All of them are behind the bell in the header. */
function MessagesCard({ className = '' }: { className?: string | undefined }) {
  const notices = useAppSelector(selectNotices);
  return (
    <Section title="最新通知" className={className}>
      {notices.length === 0 && <p className={styles.none}>暂无通知</p>}
      <ul className={styles.list}>
        {notices.slice(0, MAX_NOTICES).map(({ id, text, time, action, isRead }) => (
          <li key={id} className={styles.row}>
            <ReadMark isRead={isRead} />
            <span className={styles.text}>{text}</span>
            {action === 'reload' && (
              <Button type="link" onClick={reloadWindow}>
                立即更新
              </Button>
            )}
            <time dateTime={new Date(time).toISOString()}>{relativeTime(time, undefined, 'MM-DD HH:mm')}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const useHasAnnouncements = () => {
  const { list, failure, isLoading } = useAnnouncements();
  return isLoading || failure !== undefined || list.length > 0;
};

/** Below the other cards, where it moves none of them. */
export function MessagesBelow() {
  const hasMessages = useAppSelector((state) => selectNotices(state).length > 0);
  const hasAnnouncements = useHasAnnouncements();
  return hasMessages && hasAnnouncements && <MessagesCard className={styles.below} />;
}

/** 通知公告: the latest announcements of the server; the messages of the app have their place where there are none. */
export function NoticesCard() {
  const { list, isLoading } = useAnnouncements();
  const [open, dialog] = useAnnouncementDialog();
  if (!useHasAnnouncements()) return <MessagesCard className={styles.place} />;
  return (
    <Section title="通知公告" extra={<AnnouncementLinks />} className={styles.place}>
      <AnnouncementsFailure />
      {isLoading ? (
        <ul className={styles.list} aria-busy="true">
          {Array.from({ length: MAX_NOTICES }, (_, row) => (
            <li key={row} className={styles.row}>
              <NumberBar />
            </li>
          ))}
        </ul>
      ) : (
        <AnnouncementList announcements={list} onOpen={open} />
      )}
      {dialog}
    </Section>
  );
}
