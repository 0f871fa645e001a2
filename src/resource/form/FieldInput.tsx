import { Space } from 'antd';
import { type Field, formOf, type InputProps, partOf } from '../Field';
import { kindOf } from '../kinds/kindOf';

interface Props extends InputProps {
  field: Field;
  /** Id of the record that is edited: it cannot be its own parent. */
  recordId?: string | undefined;
  /** The words for its value, by `shownBy`. */
  shown?: string;
}

/** The control of a field, by its kind; a row of them, where it holds several properties. */
export function FieldInput({ field, recordId, shown = '', ...control }: Props) {
  const { Input: Own } = formOf(field);
  const { Input, Pair } = kindOf(field);
  const rest = { field, recordId, shown };
  if (Own) return <Own {...control} />;
  if (!field.names) return <Input {...rest} control={control} />;
  if (Pair) return <Pair {...rest} control={control} />;
  const { id, value, onChange, ...others } = control;
  const parts = field.names.map((_name, place) => partOf(value, place));
  return (
    <Space.Compact block>
      {field.names.map((name, place) => (
        <Input
          key={name}
          {...rest}
          control={{
            ...others,
            ...(place === 0 ? id !== undefined && { id } : { 'aria-label': `${field.label} ${place + 1}` }),
            value: parts[place],
            onChange: (typed) => onChange?.(parts.map((part, at) => (at === place ? typed : part))),
          }}
        />
      ))}
    </Space.Compact>
  );
}
