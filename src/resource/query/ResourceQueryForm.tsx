import { Input, Typography } from 'antd';
import { useState } from 'react';
import { textOf } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import { QueryField, QueryForm } from '@/ui/query/QueryForm';
import { type Field, type InputProps, partOf } from '../Field';
import { kindOf } from '../kinds/kindOf';
import { KINDS } from '../kinds/kinds';
import { type Resource, queryFormFields } from '../Resource';
import { isPair, type ListQuery, rangeTexts, writeRange } from './listQuery';

type Filters = ListQuery['filters'];

/** The kind of a control with a beginning and an end; undefined for one with a single value. */
const pairKindOf = (field: Field) => (field.query === 'range' ? KINDS.day : isPair(field) ? kindOf(field) : undefined);

/** What is wrong with what is typed; empty if nothing is. */
const problemIn = (field: Field, text = ''): string =>
  rangeTexts(text)
    .map((typed) => pairKindOf(field)?.check(typed, field) ?? '')
    .find(Boolean) ?? '';

interface RangeProps {
  id: string;
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

function RangeControl({ id, field, value, onChange }: RangeProps) {
  const [isIn, setIn] = useState(false);
  const problem = isIn ? '' : problemIn(field, value);
  const hintId = `${id}-hint`;
  const control: InputProps = {
    id,
    value: rangeTexts(value),
    onChange: (range) => onChange(writeRange([textOf(partOf(range, 0)), textOf(partOf(range, 1))])),
    onFocus: () => setIn(true),
    onBlur: () => setIn(false),
    ...(problem !== '' && { status: 'error', 'aria-describedby': hintId }),
  };
  return (
    <div>
      {pairKindOf(field)?.Pair?.({ field, control })}
      {problem !== '' && (
        <Typography.Text id={hintId} type="danger" role="alert">
          {problem}
        </Typography.Text>
      )}
    </div>
  );
}

function Control(props: RangeProps) {
  const { id, field, value, onChange } = props;
  const { Input: Chosen, verb } = kindOf(field);
  if (pairKindOf(field)) return <RangeControl {...props} />;
  if (verb === '选择') {
    return <Chosen field={field} inQuery control={{ id, value, onChange: (one) => onChange(textOf(one)) }} />;
  }
  return (
    <Input
      id={id}
      allowClear={allowClear}
      maxLength={100}
      autoComplete="off"
      placeholder={`请输入${/^\w/.test(field.label) ? ' ' : ''}${field.label}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

const trimmed = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])));

interface Props {
  resource: Resource;
  /** What the table shows. */
  filters: Filters;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  onQuery: (filters: Filters) => void;
}

/** The query form of a resource. It follows the address: back and forward change its fields too. */
export function ResourceQueryForm({ resource, filters, unfolded, onUnfold, onQuery }: Props) {
  const [typed, setTyped] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (JSON.stringify(shown) !== JSON.stringify(filters)) {
    setShown(filters);
    setTyped(filters);
  }
  const fields = queryFormFields(resource);
  const query = () => {
    if (!fields.some((field) => problemIn(field, typed[field.name]))) onQuery(trimmed(typed));
  };
  return (
    <QueryForm
      startsUnfolded={unfolded}
      onUnfold={onUnfold}
      onQuery={query}
      onReset={() => {
        setTyped({});
        onQuery({});
      }}
    >
      {fields.map((field) => (
        <QueryField key={field.name} label={field.label}>
          {(id) => (
            <Control
              id={id}
              field={field}
              value={typed[field.name] ?? ''}
              onChange={(value) => setTyped({ ...typed, [field.name]: value })}
            />
          )}
        </QueryField>
      ))}
    </QueryForm>
  );
}
