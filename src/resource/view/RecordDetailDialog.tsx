import { Button, Descriptions, type DescriptionsProps } from 'antd';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import type { Field } from '../model/Field';
import { kindOf } from '../model/Field';
import { fullNameOf, type Resource } from '../model/Resource';
import { FieldValue } from './FieldValue';
import styles from './RecordDetailDialog.module.css';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { usePermitted } from './usePermitted';

const StepProgress = lazyWithRetry(() => import('./steps/StepProgress'));

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
  /** What there is to say beside its fields. */
  more?: NonNullable<DescriptionsProps['items']>;
}

/** All that the list knows of a record, to read; empty fields are left out. */
export function RecordDetailDialog({ resource: described, record, onClose, more = [] }: Props) {
  const resource = usePermitted(described);
  const narrow = useNarrowScreen();
  const fields = resource.fields.filter(
    (field) => !kindOf(field).isSecret && isShown(field, record) && textOf(valueAt(record, field.name)) !== '',
  );
  return (
    <DraggableModal
      open
      title={`${resource.noun}详情：${fullNameOf(resource, record)}`}
      width={resource.steps ? 960 : 800}
      onCancel={onClose}
      closesOutside
      isText
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <Descriptions
        size="small"
        className={styles.short}
        column={narrow ? 1 : 2}
        items={[
          ...fields
            .filter((field) => !isLong(field, record))
            .map((field) => ({
              key: field.name,
              label: field.label,
              children: <FieldValue field={field} record={record} />,
            })),
          ...more,
        ]}
      />
      {fields
        .filter((field) => isLong(field, record))
        .map((field) => (
          <section key={field.name} aria-label={field.label} className={styles.long}>
            <h3>{field.label}</h3>
            <FieldValue field={field} record={record} />
          </section>
        ))}
      {resource.steps && (
        <section aria-label="进度" className={styles.long}>
          <StepProgress resource={resource} steps={resource.steps} record={record} />
        </section>
      )}
    </DraggableModal>
  );
}
