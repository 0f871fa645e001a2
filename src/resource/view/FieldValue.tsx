import { type ServerRecord, valueAt } from '@/lib/record/ServerRecord';
import { columnOf, type Field, wordsOf } from '../model/FieldBase';
import { kindOf } from '../model/Field';

/** The value of a field as people read it: the label of a dictionary, the name of a choice, formatted JSON. */
export function FieldValue({ field, record }: { field: Field; record: ServerRecord }) {
  const { render } = columnOf(field);
  const { Value } = kindOf(field);
  if (render) return render(record);
  return wordsOf(field, record) || <Value field={field} value={valueAt(record, field.name)} />;
}
