import { Alert, Button, Skeleton } from 'antd';
import type { Announcement } from '@/state/notices/announcementsSlice';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { RichTextView } from '@/ui/richText/RichTextView';
import { useAnnouncementContentQuery } from './useAnnouncementContentQuery';

interface Props {
  open: boolean;
  announcement: Announcement;
  onClose: () => void;
}

/** An announcement of the server, with its content. */
export default function AnnouncementDialog({ open, announcement, onClose }: Props) {
  const { data, isFetching, error, refetch } = useAnnouncementContentQuery(announcement.id, { skip: !open });
  return (
    <DraggableModal open={open} title={announcement.title} width={720} closesOutside onCancel={onClose}>
      <p>{[announcement.time, data?.createBy].filter(Boolean).join(' · ')}</p>
      {isFetching && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {error && !isFetching && (
        <Alert
          type="error"
          title="公告内容加载失败"
          description={error.message}
          action={<Button onClick={() => void refetch()}>重试</Button>}
        />
      )}
      {data && !isFetching && (data.noticeContent ? <RichTextView html={data.noticeContent} /> : <p>没有更多内容。</p>)}
    </DraggableModal>
  );
}
