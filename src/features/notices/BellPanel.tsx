import { Button, Flex } from 'antd';
import { useEffect } from 'react';
import { reloadWindow } from '@/lib/reloadWindow';
import { clockTime } from '@/lib/time/localTime';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticesCleared, noticesRead, selectNotices } from '@/state/notices/noticesSlice';
import { type Announcement, useAnnouncements } from './announcements';
import { AnnouncementLinks, AnnouncementList, AnnouncementsFailure } from './AnnouncementList';
import styles from './BellPanel.module.css';

interface Props {
  onAnnouncement: (announcement: Announcement) => void;
  /** Called by the way to the page of all announcements. */
  onLeave: () => void;
}

/** What the bell shows: messages of the app, and the latest announcements of the server. */
export default function BellPanel({ onAnnouncement, onLeave }: Props) {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  useEffect(() => {
    dispatch(noticesRead());
  }, [dispatch]);
  const { list: announcements, failure } = useAnnouncements();
  if (notices.length + announcements.length === 0 && !failure) return <p className={styles.none}>暂无通知</p>;
  return (
    <div className={styles.lists}>
      {notices.length > 0 && (
        <section className={styles.notices} aria-label="通知">
          <ul>
            {notices.map(({ id, text, time, action }) => (
              <li key={id}>
                <span>{text}</span>
                <time dateTime={new Date(time).toISOString()}>{clockTime(time)}</time>
                {action === 'reload' && (
                  <Button type="link" onClick={reloadWindow}>
                    重新加载
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Button type="text" block onClick={() => dispatch(noticesCleared())}>
            清空通知
          </Button>
        </section>
      )}
      <AnnouncementsFailure />
      {announcements.length > 0 && (
        <div role="group" aria-label="通知公告">
          <Flex align="center" justify="space-between">
            <h2 className={styles.heading}>通知公告</h2>
            <AnnouncementLinks onLeave={onLeave} />
          </Flex>
          <AnnouncementList announcements={announcements} onOpen={onAnnouncement} />
        </div>
      )}
    </div>
  );
}
