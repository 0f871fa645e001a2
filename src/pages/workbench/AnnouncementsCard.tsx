import { AnnouncementList } from '@/features/notices/AnnouncementList';
import { useAnnouncementDialog } from '@/features/notices/useAnnouncementDialog';
import type { Announcement } from '@/state/notices/announcementsSlice';
import { Section } from '@/ui/section/Section';

/** 通知公告: the latest announcements of the server. */
export function AnnouncementsCard({ announcements }: { announcements: readonly Announcement[] }) {
  const [open, dialog] = useAnnouncementDialog();
  return (
    <Section title="通知公告">
      <AnnouncementList announcements={announcements} onOpen={open} />
      {dialog}
    </Section>
  );
}
