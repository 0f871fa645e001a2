import type { FormRule } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import type { RecordId, ServerRecord } from '@/lib/record/ServerRecord';
import type { DateKind } from '@/lib/time/typedDate';
import type { validators } from '@/lib/validators';

/** Where choices come from: a GET call, and the names of the fields in its answer. */
export interface ChoiceSource {
  /** `:id` stands for the id of the record in the form. */
  url: string;
  /** Field of the answer that holds the list; by default `data`. */
  at?: string;
  /** Field of the id, by default `id`, and of the name. */
  id?: string;
  name: string;
  /** Field of the parent's id in a flat tree; by default `parentId`. Nested `children` are found by themselves. */
  parent?: string;
  /** Field with further words that a search finds. */
  keywords?: string;
  /** Tag of the records behind the choices: they are fetched again when those change. */
  tag?: string;
}

/** What kind of value a field holds; it decides the control, the cell and the filter. */
export type FieldKind =
  | { kind?: 'text' | 'lines' | 'password' | 'day' | 'time' | 'html' | 'json' }
  /** `decimals` 0 = an integer. */
  | { kind: 'number'; min?: number; max?: number; decimals?: number; unit?: string }
  /** The first and the last month of a period; `to` is the field of the last one. */
  | { kind: 'months'; to: string }
  /** A value of a dictionary. `radio` shows all entries at once; `status`: `0` is in use, or went well. */
  | { kind: 'dict'; dict: string; radio?: boolean; status?: 'use' | 'result' }
  | { kind: 'options'; options: readonly { value: string; label: string }[]; radio?: boolean }
  /** One record of a list, or several; the form holds ids as the server sends them. */
  | { kind: 'choice'; source: ChoiceSource; many?: boolean }
  /** One node of a tree; `none` is the value without a choice, such as 0 for a root. */
  | { kind: 'tree'; source: ChoiceSource; none?: RecordId; noneText?: string; organisations?: boolean }
  /**
   * Several nodes of a tree with checkboxes. `linkedBy` is the yes-or-no field that says whether parents and children go
   * together; the value then holds the half-checked nodes too.
   */
  | { kind: 'checks'; source: ChoiceSource; linkedBy?: string }
  /** Yes or no, `true` or `false`. */
  | { kind: 'flag' }
  /** Drawn by `form.Input` and `column.render` alone. */
  | { kind: 'custom' };

/** What a control of a form gets. */
export interface InputProps {
  id?: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
}

export interface ColumnOptions {
  /** Head of the column, where the field's label is too long. */
  title?: string;
  /** Pixels; a column without a width takes what is left. */
  width?: number;
  /** The server sorts by it. */
  sortable?: boolean;
  /** The column is hidden until the user chooses it. */
  hidden?: boolean;
  /** A switch between two values: on and off. `call` is the server's own call for it; else the record is saved. */
  toggle?: { on: string; off: string; call?: (record: ServerRecord, value: string) => { url: string; body: object } };
  render?: (record: ServerRecord) => ReactNode;
}

export interface FormOptions {
  required?: boolean;
  /** Characters at most; 100 by default, 500 for several lines. */
  max?: number;
  /** Value in the form of a new record. */
  initial?: unknown;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** Only in the form of a new record, or only when one is edited. */
  only?: 'new' | 'edit';
  /** A sentence below the control. */
  help?: string;
  rule?: keyof typeof validators;
  rules?: readonly FormRule[];
  /** Whether the field is asked for, by the values of the others. */
  when?: (values: ServerRecord) => boolean;
  /** Draws the control instead of the one of the field's kind. */
  Input?: ComponentType<InputProps>;
}

/** A field of a resource: what it is called, what it holds and where it stands. */
export type Field = FieldKind & {
  /** Property of the record; `dept.deptName` for a field of a record in it. */
  name: string;
  label: string;
  /**
   * In the query form. `range`: two days, sent as `params[begin…]` and `params[end…]` (§3.17); `side`:
   * in the address alone, chosen beside the table.
   */
  query?: boolean | 'range' | 'side';
  /** End of the names of a range's parameters; by default `Time`, as in `params[beginTime]`. */
  rangeSuffix?: string;
  column?: true | ColumnOptions;
  form?: true | FormOptions;
  /** In the detail of a record; by default all columns and form fields are. */
  detail?: boolean;
};

/** The entry of the form, column or query of a field, where `true` stands for one without settings. */
export const formOf = ({ form }: Field): FormOptions => (form === true || form === undefined ? {} : form);
export const columnOf = ({ column }: Field): ColumnOptions => (column === true || column === undefined ? {} : column);

/** Whether a field holds several ids, of which a save replaces all. */
export const holdsMany = (field: Field): boolean =>
  field.kind === 'checks' || (field.kind === 'choice' && field.many === true);

/** What a field of dates holds; undefined for all others. */
export function dateKindOf({ kind }: Field): DateKind | undefined {
  if (kind === 'months') return 'month';
  return kind === 'day' || kind === 'time' ? kind : undefined;
}
