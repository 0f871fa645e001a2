import { Switch } from 'antd';
import { useOptimistic, useSyncExternalStore, useTransition } from 'react';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { placeProblem } from '../../data/rowOrder';
import { viewOf } from '../kinds/kindViews';
import type { useRecordActions } from '../actions/useRecordActions';
import type { Field } from '../../model/Field';
import { columnOf } from '../../model/FieldBase';
import type { Resource } from '../../model/Resource';
import { FieldValue } from '../FieldValue';

interface Props {
  resource: Resource;
  actions: ReturnType<typeof useRecordActions>;
  field: Field;
  record: ServerRecord;
  /** Numbers can be called, and mails written. */
  isLinked?: boolean;
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

/** The place of a row, to be typed; one that is not saved yet is marked. */
function PlaceInput({ actions: { order, nameOf }, field, record }: Props) {
  const typed = useSyncExternalStore(order.subscribe, () => order.typedOf(record));
  const problem = typed === undefined ? '' : placeProblem(field, typed);
  const { Input } = viewOf(field);
  const control = {
    'aria-label': `“${nameOf(record)}”的${field.label}`,
    value: typed ?? textOf(record[field.name]),
    onChange: (next: unknown) => order.change(record, textOf(next)),
    'aria-invalid': problem !== '',
    title: problem,
    readOnly: order.busy,
    ...(typed !== undefined && { status: problem ? ('error' as const) : ('warning' as const) }),
  };
  return <Input field={field} control={control} />;
}

/** A value of a record in a list: a switch where the user may turn it, a control where its place is changed. */
export function FieldCell(props: Props) {
  const { resource, actions, field, record, isLinked = false, readOnly = false } = props;
  const value = <FieldValue field={field} record={record} isLinked={isLinked} />;
  const Control = columnOf(field).toggle ? StatusSwitch : actions.order.field === field ? PlaceInput : undefined;
  const { permission } = columnOf(field).toggle ?? {};
  const mayChange = permission === undefined ? actions.can('edit') : actions.mayRun({ permission });
  if (!Control || readOnly || !mayChange || resource.isLocked?.(record)) return value;
  return (
    <>
      <Control {...props} />
      {/* Text for copying the row. */}
      <span hidden>{value}</span>
    </>
  );
}
