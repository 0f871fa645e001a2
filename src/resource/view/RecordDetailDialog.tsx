import { Descriptions } from 'antd';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { useNarrowScreen } from '@/ui/screen/useNarrowScreen';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import type { Field } from '../Field';
import type { Resource } from '../Resource';
import { FieldValue } from './FieldValue';

const isLong = ({ kind }: Field) => kind === 'html' || kind === 'json' || kind === 'lines';

/** A long value has a row of its own; what stands before it fills the row. */
const spanOf = (field: Field, next: Field | undefined) =>
  isLong(field) || next === undefined || isLong(next) ? 'filled' : 1;

interface Props {
  resource: Resource;
  record: ServerRecord;
  onClose: () => void;
}

/** All that the list knows of a record, to read; empty fields are left out. */
export function RecordDetailDialog({ resource, record, onClose }: Props) {
  const narrow = useNarrowScreen();
  const { Detail, noun, nameField } = resource;
  if (Detail) return <Detail record={record} onClose={onClose} />;
  const fields = resource.fields.filter(
    ({ name, kind, detail, column, form }) =>
      detail !== false &&
      kind !== 'password' &&
      (detail === true || column || form) &&
      textOf(valueAt(record, name)) !== '',
  );
  return (
    <DraggableModal
      open
      title={`${noun}详情：${textOf(valueAt(record, nameField))}`}
      width={800}
      onCancel={onClose}
      closesOutside
      footer={<ModalButtons okText="确定" onOk={onClose} />}
    >
      <Descriptions
        bordered
        size="small"
        column={narrow ? 1 : 2}
        items={fields.map((field, index) => ({
          key: field.name,
          label: field.label,
          span: spanOf(field, fields[index + 1]),
          children: <FieldValue field={field} record={record} />,
        }))}
      />
    </DraggableModal>
  );
}
