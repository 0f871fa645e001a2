import { Alert, Button, Form, type FormProps, type FormRule } from 'antd';
import type { ReactNode } from 'react';
import { sameValue } from '@/lib/record/edits';
import { MASKED_HELP, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { MarkupHint } from '@/ui/markup/MarkupHint';
import type { Field } from '../../model/Field';
import { formOf, helpOf, type InputProps, wordsOf } from '../../model/FieldBase';
import { savedValues } from '../../model/computed';
import { kindOf } from '../../model/Field';
import { FieldValue } from '../FieldValue';
import { viewOf } from '../kinds/kindViews';
import { fieldRules } from '../../model/fieldRules';
import { type Inputs, isUnread, maskedValue } from '../../model/formValues';
import styles from './RecordDialog.module.css';

interface UnreadProps {
  problem: string;
  /** Called with none, for the user to choose anew. */
  onChange?: (chosen: []) => void;
}

/** Stands for chosen records that the server left out, and offers to choose anew. */
export const UnreadAlert = ({ problem, onChange }: UnreadProps) => (
  <Alert
    type="warning"
    title={problem}
    action={
      <Button size="small" onClick={() => onChange?.([])}>
        重新选择
      </Button>
    }
  />
);

/** A value that the server alone writes, or hides from this user. */
const ReadOnly = ({ field, record, id }: InputProps & { field: Field; record: ServerRecord }) => (
  <output id={id} className={styles.readOnly}>
    <FieldValue field={field} record={record} />
  </output>
);

/** What was not received is never saved as empty (§19.2). */
const CHOOSE_ANEW: FormRule = { validator: () => Promise.reject(new Error('请重新选择后再保存，或取消')) };

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
  /** The record that is edited. */
  record?: ServerRecord;
  values?: ServerRecord;
  onChosen?: ((record: ServerRecord) => void) | undefined;
}

/** Kinds of plain texts as they were typed. */
const TEXTS: readonly Field['kind'][] = ['text', 'lines', 'json'];

/** The control of a field, by its kind, and below it what the server would change of a typed text. */
export function FieldInput({
  field,
  recordId,
  isPlace = false,
  isFiltered = false,
  shown = '',
  record = {},
  values = {},
  onChosen,
  ...control
}: FieldInputProps) {
  const { Input: Own } = formOf(field);
  const { Input: Usual } = viewOf(field);
  const rest = { field, recordId, isPlace, shown, record, values, onChosen };
  return (
    <>
      {Own ? <Own {...control} /> : <Usual {...rest} control={control} />}
      {isFiltered && !Own && TEXTS.includes(field.kind ?? 'text') && (
        <MarkupHint value={control.value} onChange={control.onChange} />
      )}
    </>
  );
}

interface ItemProps {
  field: Field;
  /** The record that is edited, with the field of its id. */
  base?: ServerRecord | undefined;
  id?: string | undefined;
  /** The field of the parent's id, in a tree of such records. */
  parent?: string | undefined;
  /** The server changes some signs in typed texts. */
  isFiltered?: boolean | undefined;
  /** What the controls hold; the record's words for a value are shown only while it is the same. */
  typed?: Inputs;
  /** What the form holds, as it is saved. */
  values: ServerRecord;
  /** Called with the record that is chosen in a field. */
  onChosen?: ((field: Field, record: ServerRecord) => void) | undefined;
  /** Further rules. */
  own?: readonly (FormRule & { hint?: string })[] | undefined;
  /** What the control is called where no label stands beside it, as in the row of a table. */
  called?: string;
}

/** The control of a field with its label, its rules and its help. */
export function FieldItem({
  field,
  base,
  id = '',
  parent,
  isFiltered = false,
  typed = {},
  values,
  onChosen,
  own = [],
  called,
}: ItemProps) {
  const record = base ?? {};
  const shown = sameValue(typed[field.name], valueAt(record, field.name)) ? wordsOf(field, record) : '';
  const masked = maskedValue(field, record);
  const isRead = field.byServer ?? false;
  const help = isRead || masked === undefined ? (helpOf(field) ?? own[0]?.hint) : MASKED_HELP;
  const isLeftOut = isUnread(field, base) && typed[field.name] === undefined;
  const isWide = isLeftOut || (formOf(field).wide ?? kindOf(field).isWide);
  return (
    <Form.Item
      // A name with dots is one name, not a path.
      name={[field.name]}
      label={called === undefined ? field.label : undefined}
      rules={
        isRead ? [] : isLeftOut ? [CHOOSE_ANEW] : [...fieldRules(field, masked, valueAt(record, field.name)), ...own]
      }
      validateFirst
      // A date is read when its control is left.
      validateTrigger={kindOf(field).isReadLate ? 'onBlur' : 'onChange'}
      className={called !== undefined ? (styles.inRow ?? '') : isWide ? (styles.wide ?? '') : ''}
      {...(help !== undefined && { extra: help })}
    >
      {isRead ? (
        <ReadOnly field={field} record={record} />
      ) : isLeftOut ? (
        <UnreadAlert problem={`服务器没有返回已选的${field.label}，此时保存会将其清空`} />
      ) : (
        <FieldInput
          field={field}
          recordId={textOf(record[id]) || undefined}
          isPlace={field.name === parent}
          isFiltered={isFiltered}
          shown={shown}
          record={record}
          values={values}
          onChosen={onChosen && ((chosen) => onChosen(field, chosen))}
          {...(called !== undefined && { 'aria-label': called })}
        />
      )}
    </Form.Item>
  );
}

interface Props
  extends
    Omit<FormProps<Inputs>, 'fields' | 'children' | 'id'>,
    Omit<ItemProps, 'field' | 'values' | 'own' | 'called'> {
  fields: readonly Field[];
  children?: (items: ReactNode) => ReactNode;
  /** What a new record holds besides: choices may depend on it. */
  scope?: ServerRecord;
  /** Further rules by the names of fields. */
  rules?: { readonly [name: string]: ItemProps['own'] };
}

/** A form with the controls of fields, each with its rules; `children` put them where they belong. */
export function RecordFields({
  fields,
  base,
  id,
  parent,
  isFiltered,
  typed = {},
  scope = {},
  onChosen,
  rules = {},
  children = (items) => items,
  ...form
}: Props) {
  const values = { ...scope, ...savedValues(fields, typed, base) };
  const common = { base, id, parent, isFiltered, typed, values, onChosen };
  return (
    <Form<Inputs> layout="vertical" scrollToFirstError={{ focus: true }} className={styles.form} {...form}>
      {children(
        fields.map((field) => <FieldItem key={field.name} {...common} field={field} own={rules[field.name]} />),
      )}
      <button type="submit" hidden />
    </Form>
  );
}
