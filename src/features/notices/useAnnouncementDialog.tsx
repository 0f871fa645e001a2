import { useState, type ReactNode } from 'react';
import { useAppDispatch } from '@/state/hooks';
import type { Announcement } from '@/state/notices/announcementsSlice';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithFallback } from '@/ui/loading/lazyWithFallback';
import { useToast } from '@/ui/toast/useToast';
import { markAnnouncementRead } from './announcementThunks';

const AnnouncementDialog = lazyWithFallback(
  () => import('./AnnouncementDialog'),
  () => null,
);

/**
 * The dialog that shows an announcement and marks it as read: a function that opens it, and the dialog itself, to be
 * rendered where it may stay.
 */
export function useAnnouncementDialog(): [open: (announcement: Announcement) => void, dialog: ReactNode] {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<Announcement>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (announcement: Announcement) => {
    setShown(announcement);
    setIsOpen(true);
    if (!announcement.isRead) dispatch(markAnnouncementRead(announcement.id));
  };
  const onError = (error: Error) => {
    toast.failure(error);
    setShown(undefined);
  };
  const dialog = shown && (
    <ErrorBoundary fallback={() => null} onError={onError}>
      <AnnouncementDialog open={isOpen} announcement={shown} onClose={() => setIsOpen(false)} />
    </ErrorBoundary>
  );
  return [open, dialog];
}
