import { Input, Select, Typography } from 'antd';
import { useState } from 'react';
import { DictSelect } from '@/features/dict/DictFields';
import { textOf } from '@/lib/record/ServerRecord';
import { DATE_KINDS } from '@/lib/time/typedDate';
import { allowClear } from '@/ui/antd/allowClear';
import { PeriodField } from '@/ui/date/DateField';
import { QueryField, QueryForm } from '@/ui/query/QueryForm';
import type { Field } from '../Field';
import { ChoiceSelect } from '../form/ChoiceSelect';
import { ChoiceTree } from '../form/ChoiceTree';
import { type Resource, queryFormFields } from '../Resource';
import { type ListQuery, rangeTexts, readRange, writeRange } from './listQuery';

type Filters = ListQuery['filters'];

interface ControlProps {
  id: string;
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

const isUnread = (field: Field, text = '') => field.query === 'range' && text !== '' && !readRange(text);

function RangeControl({ id, field, value, onChange }: ControlProps) {
  const [isIn, setIn] = useState(false);
  const isTold = !isIn && isUnread(field, value);
  const hintId = `${id}-hint`;
  return (
    <div>
      <PeriodField
        id={id}
        kind="day"
        value={rangeTexts(value)}
        onChange={(days) => onChange(writeRange(days))}
        onFocus={() => setIn(true)}
        onBlur={() => setIn(false)}
        {...(isTold && { status: 'error', 'aria-describedby': hintId })}
      />
      {isTold && (
        <Typography.Text id={hintId} type="danger" role="alert">
          {DATE_KINDS.day.hint}
        </Typography.Text>
      )}
    </div>
  );
}

function Control(props: ControlProps) {
  const { id, field, value, onChange } = props;
  const chosen = (one: string | null | undefined) => onChange(one ?? '');
  if (field.query === 'range') return <RangeControl {...props} />;
  if (field.kind === 'dict') {
    return <DictSelect id={id} type={field.dict} placeholder="全部" value={value || null} onChange={chosen} />;
  }
  if (field.kind === 'options') {
    return (
      <Select
        id={id}
        allowClear={allowClear}
        placeholder="全部"
        value={value || null}
        options={[...field.options]}
        onChange={chosen}
      />
    );
  }
  if (field.kind === 'choice') {
    return <ChoiceSelect id={id} source={field.source} value={value} onChange={(one) => onChange(textOf(one))} />;
  }
  if (field.kind === 'tree') {
    return (
      <ChoiceTree
        id={id}
        label={field.label}
        source={field.source}
        value={value}
        onChange={(one) => onChange(textOf(one))}
      />
    );
  }
  return (
    <Input
      id={id}
      allowClear={allowClear}
      maxLength={100}
      autoComplete="off"
      placeholder={`请输入${field.label}`}
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
    if (!fields.some((field) => isUnread(field, typed[field.name]))) onQuery(trimmed(typed));
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
