import { type ServerRecord, valueAt } from '@/lib/record/ServerRecord';
import type { Field } from '../model/Field';
import { columnOf, wordsOf } from '../model/FieldBase';
import { viewOf } from './kinds/kindViews';

/** The value of a field as people read it: the label of a dictionary, the name of a choice, formatted JSON. */
export function FieldValue({ field, record }: { field: Field; record: ServerRecord }) {
  const { render } = columnOf(field);
  const { Value } = viewOf(field);
  if (render) return render(record);
  return wordsOf(field, record) || <Value field={field} value={valueAt(record, field.name)} />;
}
