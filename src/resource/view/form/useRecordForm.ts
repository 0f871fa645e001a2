import { Form } from 'antd';
import { useState } from 'react';
import { useKeptInput } from '@/features/keptInput/useKeptInput';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { kindOf } from '../../model/Field';
import { keyOf, type Resource } from '../../model/Resource';
import { editsOf, formFields, type Inputs, inputsOf, keptEdits, keptPart, usableInputs } from '../../model/formValues';

/** What a form is opened with. */
export interface FormStart {
  /** The record as read before the edit; undefined: a new one. */
  base: ServerRecord | undefined;
  /** What is chosen already in a new one, such as the record that it will lie below. */
  given?: Inputs;
  typed?: Inputs | undefined;
  /** Before a reload it was sent and got no answer. */
  isUnknown?: boolean;
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
  const [startValues] = useState<Inputs>({ ...initial, ...usableInputs(fields, start.typed) });
  const [typed, setTyped] = useState(startValues);
  const edits = editsOf(fields, initial, typed);
  const isEdited = Object.keys(edits).length > 0;
  const secret = new Set(fields.filter((field) => kindOf(field).isSecret).map(({ name }) => name));

  const [isUnknown, setIsUnknown] = useState(start.isUnknown ?? false);
  const keep = (values: Inputs, mayBeSaved = isUnknown) => {
    // What was typed and taken back is nothing to lose.
    if (Object.keys(editsOf(fields, initial, values)).length === 0) return kept.drop();
    const open = Object.entries(values).filter(([name]) => !secret.has(name));
    const isAll = [...secret].every((name) => !values[name]);
    const read = base && { base: keptPart(resource, fields, base) };
    kept.keep({ values: Object.fromEntries(open), ...read, ...(mayBeSaved && { isUnknown: true }) }, isAll);
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
    isKept: kept.isWhole,
    /** Removes the copy in the storage. */
    forget,
    /** Notes, over a reload too, whether what is typed may be saved already. */
    noteUnknown: (mayBeSaved: boolean) => {
      if (mayBeSaved === isUnknown) return;
      setIsUnknown(mayBeSaved);
      keep(typed, mayBeSaved);
    },
    startValues,
    /** Goes on from the record as somebody else has changed it; the user's edits of other fields stay. */
    rebase: (record: ServerRecord, taken: readonly string[]) => {
      setBase(record);
      show({ ...inputsOf(fields, record), ...keptEdits(fields, typed, edits, taken) });
    },
    /** Drops what was restored: the form shows the record again. */
    discard: () => {
      forget();
      show(initial);
    },
    settings: {
      form,
      onValuesChange: (_changed: unknown, all: Inputs) => {
        const values = { ...typed, ...all };
        setTyped(values);
        keep(values);
      },
    },
  };
}
