import type { FormRule } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import type { validators } from '@/lib/validators';
import type { Kind } from './kinds/Kind';
import type { KINDS } from './kinds/kinds';

/** What a control of a form gets. */
export interface InputProps {
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** Set by the form. */
  'aria-invalid'?: boolean | 'true';
  status?: 'error' | 'warning';
  onFocus?: () => void;
  onBlur?: () => void;
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
  toggle?: {
    on: string;
    off: string;
    /** What the question says happens when it is off. */
    offMeans?: string;
    call?: (record: ServerRecord, value: string) => { url: string; body: object };
  };
  /** What the cell shows; an empty text or null if there is nothing to show. */
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

/** What fields of all kinds say of themselves. */
export interface FieldBase {
  /** What the field is called in forms and addresses: its property of the record, `dept.deptName` for one of the record in it. */
  name: string;
  /** The properties, where the field holds several, such as the beginning and the end of a period: values are then lists. */
  names?: readonly [string, string, ...string[]];
  /** Property with the words for the value, such as the name beside an id. Like `byServer`, it is not sent back. */
  shownBy?: string;
  /** The server writes it by itself: it is not sent back (§19.5). */
  byServer?: true;
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
}

type Kinds = typeof KINDS;
type SettingsOf<K> = K extends Kind<infer Settings> ? Settings : never;

/** A field of a resource: what it is called, what kind of value it holds (src/resource/kinds) and where it stands. */
export type Field = {
  [Name in keyof Kinds]: FieldBase & SettingsOf<Kinds[Name]> & (Name extends 'text' ? { kind?: Name } : { kind: Name });
}[keyof Kinds];

/** The entry of the form, column or query of a field, where `true` stands for one without settings. */
export const formOf = ({ form }: FieldBase): FormOptions => (form === true || form === undefined ? {} : form);
export const columnOf = ({ column }: FieldBase): ColumnOptions =>
  column === true || column === undefined ? {} : column;

/** The properties of the record that a field holds. */
export const propertiesOf = ({ name, names }: FieldBase): readonly string[] => names ?? [name];

/** Whether a record, or what was edited of one, has a property of a field. */
export const hasProperty = (field: FieldBase, record: ServerRecord): boolean =>
  propertiesOf(field).some((name) => Object.hasOwn(record, name));

/** What a record has for a field: a list, where the field holds several properties. */
export const valueOf = ({ name, names }: FieldBase, record: ServerRecord): unknown =>
  names ? names.map((one) => valueAt(record, one)) : valueAt(record, name);

/** The words that a record has for the value of a field; empty, where its kind finds them. */
export const wordsOf = ({ shownBy = '' }: FieldBase, record: ServerRecord): string => textOf(valueAt(record, shownBy));

/** The value of the property at a place among those of a field. */
export const partOf = (value: unknown, place: number): unknown =>
  Array.isArray(value) ? (value as unknown[])[place] : undefined;

/** The properties that a value of a field stands for. */
export const entriesOf = ({ name, names }: FieldBase, value: unknown): [name: string, value: unknown][] =>
  names ? names.map((one, place) => [one, partOf(value, place) ?? null]) : [[name, value]];
