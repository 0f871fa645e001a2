import { BellOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Announcement, useAnnouncements } from '@/features/notices/announcements';
import { useAnnouncementDialog } from '@/features/notices/AnnouncementList';
import { whenIdle } from '@/lib/pause';
import { logError } from '@/state/errorLog/logError';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectNotices, selectUnreadCount } from '@/state/notices/noticesSlice';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { HeaderButton } from '@/ui/headerButton/HeaderButton';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { PopoverDialog } from '@/ui/popover/PopoverDialog';

const BellPanel = lazyWithRetry(() => import('@/features/notices/BellPanel'));

/** The bell: messages of the app, which are read once they are looked at, and announcements, read once their text was shown. */
export function NoticeControl() {
  const dispatch = useAppDispatch();
  const announcements = useAnnouncements();
  const unread = useAppSelector(selectUnreadCount) + announcements.unread;
  const [open, setOpen] = useState(false);
  const [openAnnouncement, announcementDialog] = useAnnouncementDialog();
  // After the first page, so that it is there when the bell is pressed. If this fails, it is loaded then.
  useEffect(() => {
    whenIdle()
      .then(BellPanel.preload)
      .catch(() => undefined);
  }, []);
  // Where the server has none, the bell is there for messages of the app alone.
  const hasNotices = useAppSelector((state) => selectNotices(state).length > 0);
  if (announcements.isLacking && !hasNotices && !open) return null;
  const onAnnouncement = (announcement: Announcement) => {
    // At once, so that the focus is on the bell when the dialog opens: that is where it goes back to.
    flushSync(() => setOpen(false));
    openAnnouncement(announcement);
  };
  return (
    <>
      <PopoverDialog
        label="通知"
        wide
        open={open}
        onOpenChange={setOpen}
        content={
          // Closing the panel mounts it anew.
          <ErrorBoundary fallback={() => <p>通知无法显示</p>} onError={(error) => dispatch(logError(error))}>
            <BellPanel onAnnouncement={onAnnouncement} onLeave={() => setOpen(false)} />
          </ErrorBoundary>
        }
      >
        <HeaderButton label="通知" icon={<BellOutlined />} count={unread} />
      </PopoverDialog>
      {announcementDialog}
    </>
  );
}
