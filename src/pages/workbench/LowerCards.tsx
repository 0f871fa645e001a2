import { useAppSelector } from '@/state/hooks';
import { selectAnnouncements } from '@/state/notices/announcementsSlice';
import { selectNotices } from '@/state/notices/noticesSlice';
import { selectRecentEntries } from '@/state/recent/recentEntries';
import { AnnouncementsCard } from './AnnouncementsCard';
import { AskCard } from './AskCard';
import { NoticesCard } from './NoticesCard';
import { RecentCard } from './RecentCard';
import styles from './WorkbenchPage.module.css';

const MAX_RECENT = 8;

/** The cards below the quick entries and beside them. A card without content is not drawn. */
export default function LowerCards({ mayChat }: { mayChat: boolean }) {
  const recent = useAppSelector(selectRecentEntries)
    .filter(({ node }) => node.path !== '/workbench')
    .slice(0, MAX_RECENT);
  const notices = useAppSelector(selectNotices);
  const announcements = useAppSelector(selectAnnouncements);
  const hasSide = mayChat || notices.length > 0 || announcements.length > 0;
  const place = mayChat ? styles.side : recent.length === 0 && styles.wide;
  return (
    <>
      {recent.length > 0 && <RecentCard entries={recent} className={hasSide ? undefined : styles.wide} />}
      {hasSide && (
        <div className={`${styles.stack} ${place || ''}`}>
          {mayChat && <AskCard />}
          {notices.length > 0 && <NoticesCard notices={notices} />}
          {announcements.length > 0 && <AnnouncementsCard announcements={announcements} />}
        </div>
      )}
    </>
  );
}
