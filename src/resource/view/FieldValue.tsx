import { isMasked, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import type { Field } from '../model/Field';
import { columnOf, formOf, wordsOf } from '../model/FieldBase';
import { viewOf } from './kinds/kindViews';

const SCHEMES: Readonly<Record<string, string>> = { phone: 'tel:', email: 'mailto:' };

/** The address by which a number is called, or a mail is written; none for other fields and for what is hidden in part. */
export function linkOf(field: Field, record: ServerRecord): string | undefined {
  const scheme = SCHEMES[formOf(field).rule ?? ''];
  const value = valueAt(record, field.name);
  return scheme === undefined || textOf(value) === '' || isMasked(value) ? undefined : scheme + textOf(value);
}

interface Props {
  field: Field;
  record: ServerRecord;
  /** Numbers can be called, and mails written. */
  isLinked?: boolean;
}

/** The value of a field as people read it: the label of a dictionary, the name of a choice, formatted JSON. */
export function FieldValue({ field, record, isLinked = false }: Props) {
  const { render } = columnOf(field);
  const { Value } = viewOf(field);
  const link = isLinked ? linkOf(field, record) : undefined;
  if (render) return render(record);
  if (link !== undefined) return <a href={link}>{textOf(valueAt(record, field.name))}</a>;
  return wordsOf(field, record) || <Value field={field} value={valueAt(record, field.name)} record={record} />;
}
