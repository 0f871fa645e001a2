import type { FormRule } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import type { validators } from '@/lib/validators';
import type { RowsIn } from './rows';

type Inner<Name extends string, Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? `${Name}.${keyof Value & string}`
    : never;

/**
 * The names of the properties of a record, also of records in it (`dept.deptName`); any name, where the type of the record
 * is not given.
 */
export type NameOf<R> = string extends keyof R
  ? string
  : { [Name in keyof R & string]-?: Name | Inner<Name, NonNullable<R[Name]>> }[keyof R & string];

/** A record with some properties as it comes from a server: each may be missing, and may hold anything. */
export type RecordOf<Name extends string> = { readonly [Property in Name]?: unknown };

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

/** Functions are methods here, so that what is said of some names is accepted where any are. */
export interface ColumnOptions<Name extends string = string> {
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
    /** Of who may turn it; `edit` by default. */
    permission?: string;
    call?(record: RecordOf<Name>, value: string): { url: string; body: object };
  };
  /** What the cell shows; an empty text or null if there is nothing to show. */
  render?(record: RecordOf<Name>): ReactNode;
}

export interface FormOptions<Name extends string = string> {
  required?: boolean;
  /** Characters at most; 100 by default, 500 for several lines. */
  max?: number;
  /** Value in the form of a new record; a function gives it when the form is opened. */
  initial?: unknown;
  /** Takes the whole width of the form. */
  wide?: boolean;
  /** Only in the form of a new record, or only when one is edited. */
  only?: 'new' | 'edit';
  /** A sentence below the control. */
  help?: string;
  /** A value that servers take: it stands below the control, and the contract check sends it. */
  example?: string;
  rule?: keyof typeof validators;
  rules?: readonly FormRule[];
  /** Whether the field is asked for, by the values of the others. */
  when?(values: RecordOf<Name>): boolean;
  /** Draws the control instead of the one of the field's kind. */
  Input?: ComponentType<InputProps>;
}

/** Properties of fields of all kinds. */
export interface FieldBase<Name extends string = string> {
  /** Name in forms and addresses, and property of the record; `dept.deptName` is one of the record in `dept`. */
  name: Name;
  /** Property with the words for the value, such as the name beside an id. It is sent back only where a field `takes` it. */
  shownBy?: Name;
  /** The server writes it by itself: it is not sent back (§19.5), and in a form it is shown only. */
  byServer?: true;
  /**
   * Its value, of the others as they are saved: computed when the user changes one that it reads, never on opening;
   * undefined leaves it. Without `form` it is computed unseen. It is saved. Of a record with `rows` it can
   * read these too (`(values, rowsIn) => rowsIn(ATTENDS)?.length`), and is computed when the user changes them.
   */
  from?(values: RecordOf<Name>, rowsIn: RowsIn): unknown;
  /** Of a choice or a tree: properties that are copied from the chosen record, by its names for them, and saved. */
  takes?: { readonly [Own in Name]?: string };
  /**
   * The last part of the permission, or a whole one, without which the field is nowhere; or, `masked`, is shown as the
   * server hides it and not sent.
   */
  permission?: string | { word: string; without: 'masked' };
  /**
   * Its value stands in no address, tooltip, toast, kept input or error log; what the server says of an error is told only
   * in the words of this app.
   */
  private?: true;
  /**
   * The server cannot empty it, as RuoYi's generated code numbers, dates and what is required, or must not, as a text that
   * is unique: an empty value is not sent, and the form says so.
   */
  keepsValue?: true;
  label: string;
  /**
   * In the query form. `range`: two days, sent as `params[begin…]` and `params[end…]` (§3.17); `side`:
   * in the address alone, chosen beside the table; `matched`: the server cannot search by it, so the rows that the other
   * filters give are matched here, by this field, the record's name and its unit (§19.39).
   */
  query?: boolean | 'range' | 'side' | 'matched';
  /** End of the names of a range's parameters; by default `Time`, as in `params[beginTime]`. */
  rangeSuffix?: string;
  column?: true | ColumnOptions<Name>;
  form?: true | FormOptions<Name>;
  /** In the detail of a record; by default all columns and form fields are. */
  detail?: boolean | { when(record: RecordOf<Name>): boolean };
}

/** The options of a field's form or column, where `true` stands for none. */
export const formOf = ({ form }: FieldBase): FormOptions => (form === true || form === undefined ? {} : form);
export const columnOf = ({ column }: FieldBase): ColumnOptions =>
  column === true || column === undefined ? {} : column;

/** What stands below a control. */
export function helpOf(field: FieldBase): string | undefined {
  const { help, example } = formOf(field);
  return example === undefined ? help : `${help === undefined ? '' : `${help}，`}如 ${example}`;
}

/** The words that a record has for the value of a field; empty if the field's kind has to find them. */
export const wordsOf = ({ shownBy = '' }: FieldBase, record: ServerRecord): string => textOf(valueAt(record, shownBy));
