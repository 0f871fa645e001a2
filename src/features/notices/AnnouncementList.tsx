import styles from './AnnouncementList.module.css';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectDestinations } from '@/state/routes/routesSlice';
import { addressOf } from '@/state/routes/routeTree';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import { withNumber } from '@/lib/http/errorMessages';
import { type Announcement, loadAnnouncements, markAllAnnouncementsRead, useAnnouncements } from './announcements';

/** The page of notices, by whatever name the menu calls it. */
const NOTICE_PAGE = /system\/notice/i;

function useNoticePage() {
  const pages = [...useAppSelector(selectDestinations).values()].map(({ node }) => node);
  return pages.find(({ target }) => target.type === 'page' && NOTICE_PAGE.test(target.component));
}

/** What can be done with all announcements: 全部已读, and 查看全部 where the user has their page. */
export function AnnouncementLinks({ onLeave }: { onLeave?: () => void }) {
  const dispatch = useAppDispatch();
  const { list, unread } = useAnnouncements();
  const page = useNoticePage();
  return (
    <span className={styles.links}>
      {/* With its place before there are any, so that nothing moves when they come. */}
      <Button
        type="link"
        className={unread > 0 ? '' : styles.away}
        onClick={() => dispatch(markAllAnnouncementsRead(list))}
      >
        全部已读
      </Button>
      {page && (
        <Link to={addressOf(page)} onClick={onLeave}>
          查看全部
        </Link>
      )}
    </span>
  );
}

/** A dot before a message, red and told to screen readers as long as the message was not read. */
export const ReadMark = ({ isRead }: { isRead: boolean }) => (
  <>
    <span className={isRead ? styles.read : styles.unread} aria-hidden="true" />
    {!isRead && <span className="visually-hidden">未读：</span>}
  </>
);

/** RuoYi's own two types. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['1', '通知'],
  ['2', '公告'],
]);

/** `09-23`, or `2025-09-23` when that was another year. */
const dayOf = (time: string): string =>
  time.slice(time.startsWith(`${new Date().getFullYear()}-`) ? 'YYYY-'.length : 0, 'YYYY-MM-DD'.length);

/** Why the announcements could not be loaded, in their place; nothing where they could. */
export function AnnouncementsFailure() {
  const dispatch = useAppDispatch();
  const { failure } = useAnnouncements();
  if (!failure) return null;
  return (
    <p role="alert" className={styles.failure}>
      <b>通知公告加载失败</b>
      <span>{withNumber(failure)}</span>
      <Button type="link" onClick={() => void dispatch(loadAnnouncements())}>
        重试
      </Button>
    </p>
  );
}

/** As many as RuoYi sends: where there are so many, there may be more. */
const MAX_LATEST = 5;

interface Props {
  announcements: readonly Announcement[];
  onOpen: (announcement: Announcement) => void;
}

/** Announcements as a list of buttons, with a mark at those that were not read. */
export function AnnouncementList({ announcements, onOpen }: Props) {
  const hasPage = useNoticePage() !== undefined;
  return (
    <>
      <ul className={styles.list}>
        {announcements.map((announcement) => {
          const { id, title, type, time, isRead } = announcement;
          return (
            <li key={id}>
              <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(announcement)}>
                <ReadMark isRead={isRead} />
                <span className={styles.title} title={title}>
                  {title}
                </span>
                <span className={styles.type}>{TYPES.get(type)}</span>
                <time>{dayOf(time)}</time>
              </button>
            </li>
          );
        })}
      </ul>
      {!hasPage && announcements.length >= MAX_LATEST && (
        <p className={styles.more}>仅显示最新 {announcements.length} 条</p>
      )}
    </>
  );
}

const AnnouncementDialog = lazyDialog(() => import('./AnnouncementDialog'));

/**
 * The dialog that shows an announcement: a function that opens it, and the dialog itself, to be
 * rendered where it may stay.
 */
export function useAnnouncementDialog(): [open: (announcement: Announcement) => void, dialog: ReactNode] {
  const [shown, setShown] = useState<Announcement>();
  const dialog = shown && <AnnouncementDialog open announcement={shown} onClose={() => setShown(undefined)} />;
  return [setShown, dialog];
}
