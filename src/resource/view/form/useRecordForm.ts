import { Form } from 'antd';
import { useRef, useState } from 'react';
import { useKeptInput } from '@/features/keptInput/useKeptInput';
import { isEmpty, type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { savedValues, withConsequences } from '../../model/computed';
import type { Field } from '../../model/Field';
import { keyOf, type Resource } from '../../model/Resource';
import {
  editsOf,
  formFields,
  type Inputs,
  inputsOf,
  isKept,
  keptEdits,
  keptPart,
  usableInputs,
} from '../../model/formValues';
import { NO_LISTS, NO_ROWS, type RowsSeen } from '../../model/rows';

/** What a form is opened with. */
export interface FormStart {
  /** The record as read before the edit; undefined: a new one. */
  base: ServerRecord | undefined;
  /** What is chosen already in a new one, such as the record that it will lie below. */
  given?: Inputs;
  /** What is changed in the record beforehand, as if the user had. */
  proposed?: Inputs;
  typed?: Inputs | undefined;
  /** Before a reload it was sent and got no answer. */
  isUnknown?: boolean;
  /** What was typed in its rows. */
  rows?: ServerRecord | undefined;
}

/** The name under which the input of a resource's form is kept: 5 may be the id of an activity and of a member. */
export const keptInputName = (resource: Resource, scope: ServerRecord): string =>
  [resource.savePath ?? keyOf(resource), ...Object.entries(scope).map(([name, id]) => `${name}=${textOf(id)}`)].join(
    ' ',
  );

/**
 * The form of a record: what is typed, what of it is an edit, and its copy in the storage.
 *
 * @param formName the name under which what is typed is kept
 */
export function useRecordForm(resource: Resource, start: FormStart, formName: string) {
  const [form] = Form.useForm<Inputs>();
  const kept = useKeptInput(formName);
  const [base, setBase] = useState(start.base);
  const isNew = start.base === undefined;
  const fields = formFields(resource, isNew);
  const initial = { ...inputsOf(fields, base), ...start.given };
  const [restored, setRestored] = useState(start.typed !== undefined);
  const [startValues] = useState<Inputs>({
    ...initial,
    ...start.proposed,
    ...usableInputs(fields, start.typed),
  });
  const [typed, setTyped] = useState(startValues);
  const edits = editsOf(fields, initial, typed);
  const [rows, setRows] = useState<RowsSeen>({ ...NO_ROWS, kept: start.rows, isEdited: start.rows !== undefined });
  const isEdited = Object.keys(edits).length > 0 || rows.isEdited;
  const secret = new Set(fields.filter((field) => !isKept(field)).map(({ name }) => name));
  /** The record that was chosen last in a field, which is known before its id stands in the form. */
  const chosen = useRef(new Map<string, ServerRecord>());

  const [isUnknown, setIsUnknown] = useState(start.isUnknown ?? false);
  const keep = (values: Inputs, { mayBeSaved = isUnknown, seen = rows } = {}) => {
    const changed = editsOf(fields, initial, values);
    // What was typed and taken back is nothing to lose.
    if (Object.keys(changed).length === 0 && !seen.kept) return kept.drop();
    const open = Object.entries(values).filter(([name]) => !secret.has(name));
    const isAll = seen.isAll && [...secret].every((name) => !Object.hasOwn(changed, name));
    const read = base && { base: keptPart(resource, fields, base) };
    const more = { ...(mayBeSaved && { isUnknown: true }), ...(seen.kept && { rows: seen.kept }) };
    kept.keep({ values: Object.fromEntries(open), ...read, ...more }, isAll);
  };
  const forget = () => {
    kept.drop();
    setRestored(false);
  };
  const show = (values: Inputs) => {
    form.setFieldsValue(values);
    setTyped(values);
  };
  return {
    form,
    base,
    fields,
    edits,
    typed,
    isNew,
    isEdited,
    restored,
    areRowsEdited: rows.isEdited,
    /** What the form holds, as it is saved. */
    values: savedValues(fields, typed, base),
    /** Whether the value of a field is not known any more, because it was not kept. */
    isWithheld: (field: Field) =>
      field.private === true && start.typed !== undefined && base !== undefined && base === start.base,
    isKept: kept.isWhole,
    /** Removes the copy in the storage. */
    forget,
    /** Notes, over a reload too, whether what is typed may be saved already. */
    noteUnknown: (mayBeSaved: boolean) => {
      if (mayBeSaved === isUnknown) return;
      setIsUnknown(mayBeSaved);
      keep(typed, { mayBeSaved });
    },
    startValues,
    /** Follows what becomes of the rows; returns whether the user has changed any. */
    seeRows: (seen: RowsSeen): boolean => {
      const changed = new Set(
        [...seen.touched].filter(([key, count]) => count !== rows.touched.get(key)).map(([key]) => key),
      );
      const lists = { rows: seen.rows, changed };
      const values = changed.size > 0 ? withConsequences(fields, typed, typed, base, () => undefined, lists) : typed;
      setRows(seen);
      if (values !== typed) show(values);
      if (changed.size > 0 || seen.kept !== rows.kept) keep(values, { seen });
      return changed.size > 0;
    },
    /** Goes on from the record as somebody else has changed it; the user's edits of other fields stay. */
    rebase: (record: ServerRecord, taken: readonly string[]) => {
      setBase(record);
      show({ ...inputsOf(fields, record), ...keptEdits(fields, typed, edits, taken) });
    },
    /** Drops what was restored: the form shows the record again. */
    discard: () => {
      forget();
      setRows(NO_ROWS);
      show(initial);
    },
    settings: {
      form,
      onChosen: (field: Field, record: ServerRecord) => void chosen.current.set(field.name, record),
      onValuesChange: (changed: Inputs, all: Inputs) => {
        const now = { ...typed, ...all };
        const recordOf = ({ name }: Field, value: unknown) =>
          name in changed && !isEmpty(value) ? chosen.current.get(name) : undefined;
        const values = withConsequences(fields, typed, now, base, recordOf, {
          rows: rows.rows,
          changed: NO_LISTS.changed,
        });
        form.setFieldsValue(Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== now[name])));
        setTyped(values);
        keep(values);
      },
    },
  };
}
