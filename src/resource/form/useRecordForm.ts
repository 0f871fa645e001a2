import { Form } from 'antd';
import { useState } from 'react';
import { dropInput, keepInput } from '@/features/keptInput/keptInput';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/user/userSlice';
import type { Resource } from '../Resource';
import { editsOf, formFields, type Inputs, inputsOf } from './recordInputs';

/** What a form is opened with. */
export interface FormStart {
  /** The record as read before the edit; undefined: a new one. */
  base: ServerRecord | undefined;
  /** What is chosen already in a new one, such as the record that it will lie below. */
  given?: Inputs;
  typed?: Inputs | undefined;
}

/**
 * The form of a record: what is typed, what of it is an edit, and its copy in the storage.
 *
 * @param formName the name under which what is typed is kept
 */
export function useRecordForm(resource: Resource, start: FormStart, formName: string) {
  const [form] = Form.useForm<Inputs>();
  const { id: user } = useAppSelector(selectUser);
  const [base, setBase] = useState(start.base);
  const isNew = start.base === undefined;
  const fields = formFields(resource, isNew);
  const initial = { ...inputsOf(fields, base), ...start.given };
  const [restored, setRestored] = useState(start.typed !== undefined);
  const [typed, setTyped] = useState<Inputs>({ ...initial, ...start.typed });
  const edits = editsOf(fields, initial, typed);
  const isEdited = Object.keys(edits).length > 0;
  const secret = new Set(fields.filter(({ kind }) => kind === 'password').map(({ name }) => name));

  const keep = (values: Inputs) => {
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
    keepInput(formName, user, { values: kept, ...(base && { base }) });
  };
  const forget = () => dropInput(formName);
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
    forget,
    startValues: { ...initial, ...start.typed },
    /** Goes on from the record as somebody else has changed it; own edits of other fields stay. */
    rebase: (record: ServerRecord, taken: readonly string[]) => {
      const own = Object.fromEntries(
        fields
          .filter(({ name }) => Object.hasOwn(edits, name) && !taken.includes(name))
          .map(({ name }) => [name, typed[name]]),
      );
      setBase(record);
      show({ ...inputsOf(fields, record), ...own });
    },
    /** Drops what was restored: the form shows the record again. */
    discard: () => {
      forget();
      setRestored(false);
      show(initial);
    },
    settings: {
      form,
      layout: 'vertical' as const,
      scrollToFirstError: { focus: true },
      onValuesChange: (_changed: unknown, all: Inputs) => {
        const values = { ...typed, ...all };
        setTyped(values);
        keep(values);
      },
    },
  };
}
