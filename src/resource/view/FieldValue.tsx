import { Fragment } from 'react';
import { isEmpty, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { columnOf, type Field, propertiesOf, valueOf } from '../Field';
import { kindOf } from '../kinds/kindOf';

/** The value of a field as people read it: the label of a dictionary, the name of a choice, formatted JSON. */
export function FieldValue({ field, record }: { field: Field; record: ServerRecord }) {
  const { render } = columnOf(field);
  const { Value, PairValue, isOrdered } = kindOf(field);
  if (render) return render(record);
  const shown = textOf(valueAt(record, field.shownBy ?? ''));
  if (shown !== '') return shown;
  if (field.names && PairValue) return <PairValue value={valueOf(field, record)} />;
  return propertiesOf(field)
    .filter((name, place) => place === 0 || !isEmpty(valueAt(record, name)))
    .map((name, place) => (
      <Fragment key={name}>
        {place > 0 && (isOrdered ? ' 至 ' : ' ')}
        <Value field={field} value={valueAt(record, name)} />
      </Fragment>
    ));
}
