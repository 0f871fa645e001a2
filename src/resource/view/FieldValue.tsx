import { Fragment } from 'react';
import { isEmpty, type ServerRecord, valueAt } from '@/lib/record/ServerRecord';
import { columnOf, type Field, propertiesOf, valueOf, wordsOf } from '../Field';
import { kindOf } from '../kinds/kindOf';

/** The value of a field as people read it: the label of a dictionary, the name of a choice, formatted JSON. */
export function FieldValue({ field, record }: { field: Field; record: ServerRecord }) {
  const { render } = columnOf(field);
  const { Value, PairValue, isOrdered } = kindOf(field);
  if (render) return render(record);
  const shown = wordsOf(field, record);
  if (shown !== '') return shown;
  if (field.names && PairValue) return <PairValue value={valueOf(field, record)} />;
  const names = propertiesOf(field);
  const given = names.filter((name) => !isEmpty(valueAt(record, name)));
  // A kind may show something for an empty value too.
  return (given.length > 0 ? given : names.slice(0, 1)).map((name, place) => (
    <Fragment key={name}>
      {place > 0 && (isOrdered ? ' 至 ' : ' ')}
      <Value field={field} value={valueAt(record, name)} />
    </Fragment>
  ));
}
