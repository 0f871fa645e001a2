import { Input, Typography } from 'antd';
import { useState } from 'react';
import { textOf } from '@/lib/record/ServerRecord';
import { allowClear } from '@/ui/antd/allowClear';
import { PeriodField } from '@/ui/date/DateField';
import { QueryField, QueryForm } from '@/ui/query/QueryForm';
import { filtersOf } from '../../model/count';
import type { Field } from '../../model/Field';
import { formOf } from '../../model/FieldBase';
import { askFor } from '../../model/fieldRules';
import { kindOf } from '../../model/Field';
import { viewOf } from '../kinds/kindViews';
import { type Resource, queryFormFields } from '../../model/Resource';
import { filterComplaint, type ListQuery, rangeTexts, writeRange } from '../../model/listQuery';
import styles from './ResourceQueryForm.module.css';

type Filters = ListQuery['filters'];

interface ControlProps {
  id: string;
  field: Field;
  value: string;
  /** Further choices, which stand for several filters. */
  more: readonly { value: string; label: string }[];
  /** What the form holds. */
  values: Filters;
  onChange: (value: string) => void;
}

interface Noted {
  status?: 'error';
  'aria-describedby'?: string;
}

function FilterInput({ id, field, value, more, values, onChange, noted }: ControlProps & { noted: Noted }) {
  const { Input: Chosen } = viewOf(field);
  const { Input: Own } = formOf(field);
  if (field.query === 'range') {
    return (
      <PeriodField id={id} value={rangeTexts(value)} onChange={(range) => onChange(writeRange(range))} {...noted} />
    );
  }
  if (field.kind === 'custom' && Own) return <Own id={id} value={value} onChange={(one) => onChange(textOf(one))} />;
  if (kindOf(field).verb === '选择') {
    const control = { id, value, onChange: (one: unknown) => onChange(textOf(one)) };
    return <Chosen field={field} inQuery values={values} control={control} more={more} />;
  }
  return (
    <Input
      id={id}
      allowClear={allowClear}
      autoComplete="off"
      placeholder={askFor('输入', field.label)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...noted}
    />
  );
}

/** The control of a filter, with what is wrong with it; of a range, once it is left. */
function Control(props: ControlProps) {
  const { id, field, value } = props;
  const [isIn, setIn] = useState(false);
  const complaint = isIn && field.query === 'range' ? '' : filterComplaint(field, value);
  const hintId = `${id}-hint`;
  return (
    <div className={styles.control} onFocus={() => setIn(true)} onBlur={() => setIn(false)}>
      <FilterInput {...props} noted={complaint === '' ? {} : { status: 'error', 'aria-describedby': hintId }} />
      {complaint !== '' && (
        <Typography.Text id={hintId} type="danger" role="alert">
          {complaint}
        </Typography.Text>
      )}
    </div>
  );
}

const trimmed = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])));

interface Props {
  resource: Resource;
  label: string;
  /** What the table shows. */
  filters: Filters;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  onQuery: (filters: Filters) => void;
  /** 重置: the list as it is at first. */
  onReset: () => void;
}

/** The query form of a resource. It follows the address: back and forward change its fields too. */
export function ResourceQueryForm({ resource, label, filters, unfolded, onUnfold, onQuery, onReset }: Props) {
  const [typed, setTyped] = useState(filters);
  const [shown, setShown] = useState(filters);
  if (JSON.stringify(shown) !== JSON.stringify(filters)) {
    setShown(filters);
    setTyped(filters);
  }
  const fields = queryFormFields(resource);
  const presets = (resource.presets ?? []).map((preset) => ({ ...preset, filters: filtersOf(preset) }));
  const presetsAt = ({ name }: Field) => presets.filter(({ at }) => at === name);
  const isChosen = ({ filters: preset }: (typeof presets)[number]) =>
    Object.entries(preset).every(([name, text]) => typed[name] === text);
  /** Sets a filter; what was chosen with a preset goes with it. */
  const set = (field: Field, value: string) => {
    const own = presetsAt(field);
    const left = own.filter(isChosen).flatMap((preset) => Object.keys(preset.filters));
    const others = Object.entries(typed).filter(([name]) => !left.includes(name));
    const chosen = own.find(({ label: name }) => name === value)?.filters ?? { [field.name]: value };
    setTyped({ ...Object.fromEntries(others), ...chosen });
  };
  const query = () => {
    if (fields.every((field) => filterComplaint(field, typed[field.name]) === '')) onQuery(trimmed(typed));
  };
  return (
    <QueryForm
      label={label}
      startsUnfolded={unfolded}
      onUnfold={onUnfold}
      onQuery={query}
      onReset={() => {
        setTyped({});
        onReset();
      }}
    >
      {fields.map((field) => (
        <QueryField key={field.name} label={field.label}>
          {(id) => (
            <Control
              id={id}
              field={field}
              value={presetsAt(field).find(isChosen)?.label ?? typed[field.name] ?? ''}
              more={presetsAt(field).map(({ label: value }) => ({ value, label: value }))}
              values={typed}
              onChange={(value) => set(field, value)}
            />
          )}
        </QueryField>
      ))}
    </QueryForm>
  );
}
