import { WORKBENCH } from '@/config/paths';
import { useAppSelector } from '@/state/hooks';
import { type Announcement, selectAnnouncements } from '@/state/notices/announcementsSlice';
import { selectNotices } from '@/state/notices/noticesSlice';
import { selectRecentEntries } from '@/state/recentPages/selectRecentEntries';
import { AskCard } from './AskCard';
import { NoticesCard } from './NoticesCard';
import { RecentCard } from './RecentCard';
import styles from './WorkbenchPage.module.css';
import { AnnouncementLinks } from '@/features/notices/AnnouncementLinks';
import { AnnouncementList } from '@/features/notices/AnnouncementList';
import { useAnnouncementDialog } from '@/features/notices/useAnnouncementDialog';
import { Section } from '@/ui/section/Section';

/** 通知公告: the latest announcements of the server. */
function AnnouncementsCard({ announcements }: { announcements: readonly Announcement[] }) {
  const [open, dialog] = useAnnouncementDialog();
  return (
    <Section title="通知公告" extra={<AnnouncementLinks />}>
      <AnnouncementList announcements={announcements} onOpen={open} />
      {dialog}
    </Section>
  );
}

const MAX_RECENT = 8;

/** The cards below the quick entries and beside them. A card without content is not drawn. */
export default function WorkbenchCards({ mayChat }: { mayChat: boolean }) {
  const recent = useAppSelector(selectRecentEntries)
    .filter(({ node }) => node.path !== WORKBENCH)
    .slice(0, MAX_RECENT);
  const notices = useAppSelector(selectNotices);
  const announcements = useAppSelector(selectAnnouncements);
  const recentCard = recent.length > 0 && <RecentCard entries={recent} />;
  const noticesCard = notices.length > 0 && <NoticesCard notices={notices} />;
  const announcementsCard = announcements.length > 0 && <AnnouncementsCard announcements={announcements} />;
  // The announcements stand aside, where nothing pushes them away; below the quick entries while there is room.
  const isMain = mayChat && !recentCard;
  const hasMain = Boolean(recentCard || (isMain && announcementsCard));
  const hasSide = Boolean(mayChat || noticesCard || announcementsCard);
  return (
    <>
      {hasMain && (
        <div className={`${styles.stack} ${hasSide ? '' : styles.wide}`}>
          {recentCard}
          {isMain && announcementsCard}
        </div>
      )}
      {hasSide && (
        <div className={`${styles.stack} ${mayChat ? styles.side : hasMain ? '' : styles.wide}`}>
          {!isMain && announcementsCard}
          {mayChat && <AskCard />}
          {noticesCard}
        </div>
      )}
    </>
  );
}
