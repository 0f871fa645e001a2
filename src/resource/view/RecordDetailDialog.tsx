import { Button, type DescriptionsProps } from 'antd';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { fullNameOf, type Resource } from '../model/Resource';
import { RecordDetail } from './RecordDetail';
import { usePermitted } from './usePermitted';

interface Props {
  resource: Resource;
  record: ServerRecord;
  onClose: () => void;
  /** What there is to say beside its fields. */
  more?: NonNullable<DescriptionsProps['items']>;
}

/** All that the list knows of a record, to read. */
export function RecordDetailDialog({ resource: described, record, onClose, more }: Props) {
  const resource = usePermitted(described);
  return (
    <DraggableModal
      open
      title={`${resource.noun}详情：${fullNameOf(resource, record)}`}
      width={800}
      onCancel={onClose}
      closesOutside
      isText
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <RecordDetail resource={resource} record={record} columns={2} more={more} />
    </DraggableModal>
  );
}
