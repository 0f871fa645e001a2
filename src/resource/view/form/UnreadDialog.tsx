import { Button } from 'antd';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { ServerFailure } from '@/state/server/serverApi';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { fullNameOf, type Resource } from '../../model/Resource';

interface Props {
  resource: Resource;
  record: ServerRecord;
  failure: ServerFailure;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in place of the form of a record that could not be read. */
export function UnreadDialog({ resource, record, failure, onRetry, onClose }: Props) {
  const { noun } = resource;
  return (
    <DraggableModal
      open
      title={`修改${noun}：${fullNameOf(resource, record)}`}
      width={640}
      onCancel={onClose}
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <LoadFailure title={`读取${noun}失败`} failure={failure} retry={onRetry} />
    </DraggableModal>
  );
}
