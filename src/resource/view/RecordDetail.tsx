import { Descriptions, type DescriptionsProps } from 'antd';
import { isEmpty, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { useNarrowScreen } from '@/ui/screen/useMediaQuery';
import type { Field } from '../model/Field';
import { kindOf } from '../model/Field';
import type { Resource } from '../model/Resource';
import { FieldValue } from './FieldValue';
import styles from './RecordDetail.module.css';

const StepProgress = lazyWithRetry(() => import('./steps/StepProgress'));

/** More characters than half the dialog's width holds in two lines. */
const MAX_SHORT = 48;

const isLong = (field: Field, record: ServerRecord) =>
  kindOf(field).isLong ?? textOf(valueAt(record, field.name)).length > MAX_SHORT;

/** Of these the form alone knows of which list they are a choice. */
const isNameless = (field: Field) => 'source' in field && 'params' in field.source && !field.shownBy;

const isShown = (field: Field, record: ServerRecord) => {
  const { detail, column, form } = field;
  const value = valueAt(record, field.name);
  const isMeant = typeof detail === 'object' ? detail.when(record) : (detail ?? column ?? form);
  return isMeant && !kindOf(field).isSecret && !isNameless(field) && !isEmpty(value) && textOf(value) !== '';
};

interface Props {
  resource: Resource;
  record: ServerRecord;
  columns: 1 | 2;
  /** What there is to say beside its fields. */
  more?: DescriptionsProps['items'];
}

/** All that is known of a record, to read; empty fields are left out. */
export function RecordDetail({ resource, record, columns, more = [] }: Props) {
  const narrow = useNarrowScreen();
  const fields = resource.fields.filter((field) => isShown(field, record));
  return (
    <>
      <Descriptions
        size="small"
        className={styles.short}
        column={narrow ? 1 : columns}
        items={[
          ...fields
            .filter((field) => !isLong(field, record))
            .map((field) => ({
              key: field.name,
              label: field.label,
              children: <FieldValue field={field} record={record} isLinked />,
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
    </>
  );
}
