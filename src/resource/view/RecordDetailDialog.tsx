import { Button, Descriptions } from 'antd';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import type { Field } from '../model/Field';
import { kindOf } from '../model/Field';
import { fullNameOf, type Resource } from '../model/Resource';
import { FieldValue } from './FieldValue';
import styles from './RecordDetailDialog.module.css';
import { usePermitted } from './usePermitted';

/** More characters than half the dialog's width holds in two lines. */
const MAX_SHORT = 48;

function isShown({ detail, column, form }: Field, record: ServerRecord): boolean {
  return typeof detail === 'object' ? detail.when(record) : Boolean(detail ?? column ?? form);
}

const isLong = (field: Field, record: ServerRecord) =>
  kindOf(field).isLong ?? textOf(valueAt(record, field.name)).length > MAX_SHORT;

interface Props {
  resource: Resource;
  record: ServerRecord;
  onClose: () => void;
}

/** All that the list knows of a record, to read; empty fields are left out. */
export function RecordDetailDialog({ resource: described, record, onClose }: Props) {
  const resource = usePermitted(described);
  const narrow = useNarrowScreen();
  const fields = resource.fields.filter(
    (field) => !kindOf(field).isSecret && isShown(field, record) && textOf(valueAt(record, field.name)) !== '',
  );
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
      <Descriptions
        size="small"
        className={styles.short}
        column={narrow ? 1 : 2}
        items={fields
          .filter((field) => !isLong(field, record))
          .map((field) => ({
            key: field.name,
            label: field.label,
            children: <FieldValue field={field} record={record} />,
          }))}
      />
      {fields
        .filter((field) => isLong(field, record))
        .map((field) => (
          <section key={field.name} aria-label={field.label} className={styles.long}>
            <h3>{field.label}</h3>
            <FieldValue field={field} record={record} />
          </section>
        ))}
    </DraggableModal>
  );
}
