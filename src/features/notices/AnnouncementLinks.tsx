import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUnreadAnnouncementCount } from '@/state/notices/announcementsSlice';
import { selectDestinations } from '@/state/routes/routesSlice';
import { pathWithQuery } from '@/state/routes/routeTree';
import styles from './AnnouncementList.module.css';
import { markAllAnnouncementsRead } from './announcementThunks';

/** The page of notices, by whatever name the menu calls it. */
const NOTICE_PAGE = /system\/notice/i;

/** What can be done with all announcements: 全部已读, and 查看全部 where the user has their page. */
export function AnnouncementLinks({ onLeave }: { onLeave?: () => void }) {
  const dispatch = useAppDispatch();
  const unread = useAppSelector(selectUnreadAnnouncementCount);
  const pages = [...useAppSelector(selectDestinations).values()].map(({ node }) => node);
  const page = pages.find(({ target }) => target.type === 'page' && NOTICE_PAGE.test(target.component));
  return (
    <span className={styles.links}>
      {unread > 0 && (
        <Button type="link" onClick={() => dispatch(markAllAnnouncementsRead())}>
          全部已读
        </Button>
      )}
      {page && (
        <Link to={pathWithQuery(page)} onClick={onLeave}>
          查看全部
        </Link>
      )}
    </span>
  );
}
