import { Input, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { DictSelect } from '@/features/dict/DictFields';
import { textOf } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import { DatePicker } from '@/ui/date/DatePicker';
import { QueryField } from '@/ui/query/QueryField';
import { QueryForm } from '@/ui/query/QueryForm';
import { ChoiceSelect } from '../form/ChoiceSelect';
import { ChoiceTree } from '../form/ChoiceTree';
import type { Field } from '../Field';
import type { Resource } from '../Resource';
import { queryFormFields } from '../Resource';
import { type ListQuery, readRange, writeRange } from './listQuery';

type Filters = ListQuery['filters'];

interface ControlProps {
  id: string;
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

const DAY = 'YYYY-MM-DD';

function RangeControl({ id, value, onChange }: ControlProps) {
  const range = readRange(value);
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-end` }}
      value={range ? [dayjs(range[0]), dayjs(range[1])] : null}
      placeholder={['开始日期', '结束日期']}
      onChange={(days) => {
        const [begin, end] = days ?? [];
        onChange(begin && end ? writeRange([begin.format(DAY), end.format(DAY)]) : '');
      }}
    />
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
  return (
    <QueryForm
      startsUnfolded={unfolded}
      onUnfold={onUnfold}
      onQuery={() => onQuery(trimmed(typed))}
      onReset={() => {
        setTyped({});
        onQuery({});
      }}
    >
      {queryFormFields(resource).map((field) => (
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
