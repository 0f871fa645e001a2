import type { ReactNode } from 'react';
import type { FieldBase, InputProps } from '../Field';

/** What the control of a kind gets. */
export interface KindInputProps<Settings> {
  field: FieldBase & Settings;
  control: InputProps;
  /** Id of the record that is edited. */
  recordId?: string | undefined;
  /** The words for its value, by `shownBy`. */
  shown?: string;
  /** It stands in a query form, where nothing means all. */
  inQuery?: boolean;
}

/**
 * A kind of value: all that the app does with it. Where a field holds several properties, each is a value of the kind.
 * The functions are methods, because a description and its kind belong together, and TypeScript cannot know.
 */
export interface Kind<Settings = object> {
  /** What a user does with it. What is typed is asked for in lists by a part of its text. */
  verb: '输入' | '选择';
  /** What it is in a record: one value, a date, the id of another record, several ids, or anything, which its page draws. */
  holds(field: FieldBase & Settings): 'one' | 'date' | 'id' | 'ids' | 'any';
  /** What the control holds for a value from the server, whatever type that has. */
  read(value: unknown, field: FieldBase & Settings): unknown;
  /** What is in the control, as it is saved and compared; what cannot be read stays as it is. */
  save(typed: unknown, field: FieldBase & Settings): unknown;
  /** What is wrong with what is in the control; empty if nothing is. */
  check(typed: unknown, field: FieldBase & Settings): string;
  /** The control. */
  Input(props: KindInputProps<Settings>): ReactNode;
  /** How people read it. */
  Value(props: { field: FieldBase & Settings; value: unknown }): ReactNode;
  /** One control for two properties, a beginning and an end; else each has its own. */
  Pair?(props: KindInputProps<Settings>): ReactNode;
  /** How the two are read, where they are no two values. */
  PairValue?(props: { value: unknown }): ReactNode;
  /** The first of two values is not the greater one. */
  isOrdered?: true;
  /** It stands at the right of its column. */
  isNumeric?: true;
  /** It is cut where its column is too narrow, and told as a whole under the pointer. */
  isCut?: true;
  /** It takes the whole width of forms, or of details. */
  isWide?: true;
  isLong?: true;
  /** It is read once its control was left. */
  isReadLate?: true;
  /** What is wrong is told by a save alone: it passes by itself. */
  isCheckedLast?: true;
  /** It is typed, and never shown, kept or received. */
  isSecret?: true;
}
