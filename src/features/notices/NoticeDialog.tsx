import { Alert, Button, Skeleton } from 'antd';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { RichTextView } from '@/ui/richText/RichTextView';
import type { TopNotice } from './api/serverNotices';
import { useNoticeQuery } from './noticeEndpoints';

interface Props {
  open: boolean;
  notice: TopNotice;
  onClose: () => void;
}

/** An announcement of the server, with its content. */
export default function NoticeDialog({ open, notice, onClose }: Props) {
  const { data, isFetching, isError, refetch } = useNoticeQuery(notice.id, { skip: !open });
  return (
    <DraggableModal open={open} title={notice.title} width={720} closesOutside onCancel={onClose}>
      <p>{[notice.time, data?.createBy].filter(Boolean).join(' · ')}</p>
      {isFetching && <Skeleton active />}
      {isError && !isFetching && (
        <Alert type="error" title="公告内容加载失败" action={<Button onClick={() => void refetch()}>重试</Button>} />
      )}
      {data && !isFetching && (data.noticeContent ? <RichTextView html={data.noticeContent} /> : <p>没有更多内容。</p>)}
    </DraggableModal>
  );
}
