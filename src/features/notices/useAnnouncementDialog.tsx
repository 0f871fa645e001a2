import { useState, type ReactNode } from 'react';
import type { Announcement } from '@/state/notices/announcementsSlice';
import { lazyDialog } from '@/ui/dialog/lazyDialog';

const AnnouncementDialog = lazyDialog(() => import('./AnnouncementDialog'));

/**
 * The dialog that shows an announcement: a function that opens it, and the dialog itself, to be
 * rendered where it may stay.
 */
export function useAnnouncementDialog(): [open: (announcement: Announcement) => void, dialog: ReactNode] {
  const [shown, setShown] = useState<Announcement>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (announcement: Announcement) => {
    setShown(announcement);
    setIsOpen(true);
  };
  const dialog = shown && <AnnouncementDialog open={isOpen} announcement={shown} onClose={() => setIsOpen(false)} />;
  return [open, dialog];
}
