import { Switch } from 'antd';
import { useOptimistic, useTransition } from 'react';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import type { useRecordActions } from '../parts/useRecordActions';
import { columnOf, type Field } from '../Field';
import type { Resource } from '../Resource';
import { FieldValue } from '../view/FieldValue';

interface Props {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  field: Field;
  record: ServerRecord;
  /** Nothing can be changed, as on paper. */
  readOnly?: boolean;
}

/** A switch that shows its new state at once, and the old one again if the server refuses. */
function StatusSwitch({ actions, field, record }: Props) {
  const [isOn, show] = useOptimistic(textOf(record[field.name]) === columnOf(field).toggle?.on);
  const [isPending, startTransition] = useTransition();
  const toggle = async (on: boolean) => {
    if (!(await actions.mayToggle(record, field, on))) return;
    startTransition(async () => {
      show(on);
      await actions.toggle(record, field, on);
    });
  };
  const label = `“${actions.nameOf(record)}”的${field.label}`;
  return (
    <Switch size="small" aria-label={label} checked={isOn} disabled={isPending} onChange={(on) => void toggle(on)} />
  );
}

/** A value of a record in a list: a switch where the user may turn it. */
export function FieldCell(props: Props) {
  const { resource, actions, field, record, readOnly = false } = props;
  const value = <FieldValue field={field} record={record} />;
  if (!columnOf(field).toggle || readOnly || !actions.can('edit') || resource.isLocked?.(record)) return value;
  return (
    <>
      <StatusSwitch {...props} />
      {/* For a copy of the row. */}
      <span hidden>{value}</span>
    </>
  );
}
