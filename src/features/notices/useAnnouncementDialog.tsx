import { useState, type ReactNode } from 'react';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import type { Announcement } from './announcements';

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
