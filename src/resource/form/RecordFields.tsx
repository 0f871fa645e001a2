import { Form, type FormProps, type FormRule, Space } from 'antd';
import type { ReactNode } from 'react';
import { sameValue } from '@/lib/record/edits';
import { MASKED_HELP, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { MarkupHint } from '@/ui/markup/MarkupHint';
import { type Field, formOf, type InputProps, partOf, valueOf, wordsOf } from '../Field';
import { kindOf } from '../kinds/kindOf';
import { fieldRules } from './fieldRules';
import { type Inputs, maskedParts } from './formValues';
import styles from './RecordDialog.module.css';

interface FieldInputProps extends InputProps {
  field: Field;
  /** Id of the record that is edited. */
  recordId?: string | undefined;
  /** It cannot be its own parent. */
  isPlace?: boolean;
  /** The server changes some signs in typed texts. */
  isFiltered?: boolean;
  /** The words for its value, by `shownBy`. */
  shown?: string;
}

/** Kinds of plain texts as they were typed. */
const TEXTS: readonly Field['kind'][] = ['text', 'lines', 'json'];

/** The control of a field, and below it what the server would change of a typed text. */
export function FieldInput({ isFiltered = false, ...props }: FieldInputProps) {
  const { field, value, onChange } = props;
  const isHinted = isFiltered && TEXTS.includes(field.kind ?? 'text') && !formOf(field).Input;
  return (
    <>
      <Control {...props} />
      {isHinted && <MarkupHint value={value} onChange={onChange} />}
    </>
  );
}

/** The control of a field, by its kind; a row of them, where it holds several properties. */
function Control({ field, recordId, isPlace = false, shown = '', ...control }: FieldInputProps) {
  const { Input: Own } = formOf(field);
  const { Input, Pair } = kindOf(field);
  const rest = { field, recordId, isPlace, shown };
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

interface Props extends Omit<FormProps<Inputs>, 'fields' | 'children'> {
  fields: readonly Field[];
  /** The record that is edited, with the field of its id. */
  base?: ServerRecord | undefined;
  id?: string;
  /** The field of the parent's id, in a tree of such records. */
  parent?: string | undefined;
  /** The server changes some signs in typed texts. */
  isFiltered?: boolean;
  /** What the controls hold; the record's words for a value are shown only while it is the same. */
  typed?: Inputs;
  children?: ReactNode;
  /** Further rules by the names of fields. */
  rules?: Readonly<Record<string, readonly (FormRule & { hint?: string })[]>>;
}

/** A form with the controls of fields, each with its rules; `children` stand below them. */
export function RecordFields(props: Props) {
  const { fields, base = {}, id = '', parent, isFiltered = false, typed = {}, rules = {}, children, ...form } = props;
  const shown = (field: Field) => (sameValue(typed[field.name], valueOf(field, base)) ? wordsOf(field, base) : '');
  return (
    <Form<Inputs> layout="vertical" scrollToFirstError={{ focus: true }} className={styles.form} {...form}>
      {fields.map((field) => {
        const masked = Object.values(maskedParts(field, base));
        const own = rules[field.name] ?? [];
        const help = masked.length === 0 ? (formOf(field).help ?? own[0]?.hint) : MASKED_HELP;
        const isWide = formOf(field).wide ?? kindOf(field).isWide;
        return (
          <Form.Item
            key={field.name}
            // A name with dots is one name, not a path.
            name={[field.name]}
            label={field.label}
            rules={[...fieldRules(field, masked), ...own]}
            validateFirst
            // A date is read when its control is left.
            validateTrigger={kindOf(field).isReadLate ? 'onBlur' : 'onChange'}
            className={isWide ? (styles.wide ?? '') : ''}
            {...(help !== undefined && { extra: help })}
          >
            <FieldInput
              field={field}
              recordId={textOf(base[id]) || undefined}
              isPlace={field.name === parent}
              isFiltered={isFiltered}
              shown={shown(field)}
            />
          </Form.Item>
        );
      })}
      {children}
      <button type="submit" hidden />
    </Form>
  );
}
