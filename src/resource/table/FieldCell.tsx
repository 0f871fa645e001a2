import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { useRecordActions } from '../parts/useRecordActions';
import { columnOf, type Field } from '../Field';
import type { Resource } from '../Resource';
import { FieldValue } from '../view/FieldValue';
import { StatusSwitch } from './StatusSwitch';

interface Props {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  field: Field;
  record: ServerRecord;
  /** Nothing can be changed, as on paper. */
  readOnly?: boolean;
}

/** A value of a record in a list: a switch where the user may turn it. */
export function FieldCell({ resource, actions, field, record, readOnly = false }: Props) {
  const { toggle } = columnOf(field);
  if (!toggle || readOnly || !actions.can('edit') || resource.isLocked?.(record)) {
    return <FieldValue field={field} record={record} />;
  }
  return (
    <>
      <StatusSwitch
        label={`“${actions.nameOf(record)}”的${field.label}`}
        checked={textOf(record[field.name]) === toggle.on}
        mayToggle={(on) => actions.mayToggle(record, field, on)}
        onToggle={(on) => actions.toggle(record, field, on)}
      />
      {/* For a copy of the row. */}
      <span hidden>
        <FieldValue field={field} record={record} />
      </span>
    </>
  );
}
