import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { WORKBENCH } from '@/config/paths';
import {
  AnnouncementLinks,
  AnnouncementList,
  AnnouncementsFailure,
  ReadMark,
  useAnnouncementDialog,
} from '@/features/notices/AnnouncementList';
import { type Announcement, useAnnouncements } from '@/features/notices/announcements';
import { reloadWindow } from '@/lib/reloadWindow';
import { relativeTime } from '@/lib/time/relativeTime';
import { MenuIcon } from '@/shell/menu/MenuIcon';
import { useAppSelector } from '@/state/hooks';
import { selectNotices, type Notice } from '@/state/notices/noticesSlice';
import { selectRecentEntries, type RecentEntry } from '@/state/recentPages/recentPagesSlice';
import { Section } from '@/ui/section/Section';
import { AskCard } from './AskCard';
import { groupTitle, pageIcon } from './PageLabel';
import cardStyles from './WorkbenchCards.module.css';
import styles from './WorkbenchPage.module.css';

const MAX_NOTICES = 5;

/** 最新通知: the latest messages of the app. All of them are behind the bell in the header. */
function NoticesCard({ notices }: { notices: readonly Notice[] }) {
  return (
    <Section title="最新通知">
      <ul className={cardStyles.list}>
        {notices.slice(0, MAX_NOTICES).map(({ id, text, time, action, isRead }) => (
          <li key={id} className={cardStyles.row}>
            <ReadMark isRead={isRead} />
            <span className={cardStyles.text}>{text}</span>
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

/** 继续上次的工作: the pages that were open last. */
function RecentCard({ entries }: { entries: readonly RecentEntry[] }) {
  return (
    <Section title="继续上次的工作" className={cardStyles.recent}>
      <ul className={cardStyles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path} className={cardStyles.row}>
              <span className={cardStyles.icon}>
                <MenuIcon meta={pageIcon(entry)} />
              </span>
              <span className={cardStyles.title}>{entry.title}</span>
              <span className={cardStyles.group}>{groupTitle(entry)}</span>
              {entry.time > 0 && (
                <time dateTime={new Date(entry.time).toISOString()}>
                  {relativeTime(entry.time, undefined, 'YYYY-MM-DD HH:mm')}
                </time>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** 通知公告: the latest announcements of the server. */
function AnnouncementsCard({ announcements }: { announcements: readonly Announcement[] }) {
  const [open, dialog] = useAnnouncementDialog();
  return (
    <Section title="通知公告" extra={<AnnouncementLinks />}>
      <AnnouncementsFailure />
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
  const { list: announcements, failure } = useAnnouncements();
  const recentCard = recent.length > 0 && <RecentCard entries={recent} />;
  const noticesCard = notices.length > 0 && <NoticesCard notices={notices} />;
  const announcementsCard = (failure || announcements.length > 0) && (
    <AnnouncementsCard announcements={announcements} />
  );
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
