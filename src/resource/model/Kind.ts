import type { FieldBase } from './FieldBase';

/**
 * A kind of value: what the app knows of it; `KindView` draws it. The functions are methods, so that TypeScript, which
 * cannot match fields and kinds, accepts any pair of them.
 */
export interface Kind<Settings = object> {
  /** What a user does with the value. Lists are searched for a part of the text of what is typed. */
  verb: '输入' | '选择';
  /** What a record holds: one value, a date, the id of another record, several ids, or anything, which a page draws. */
  holds(field: FieldBase & Settings): 'one' | 'date' | 'id' | 'ids' | 'any';
  /** What the control holds for a value from the server, whatever type that has. */
  read(value: unknown, field: FieldBase & Settings): unknown;
  /** What is in the control, as it is saved and compared; what cannot be read stays as it is. */
  save(typed: unknown, field: FieldBase & Settings): unknown;
  /** What is wrong with what is in the control; empty if nothing is. */
  check(typed: unknown, field: FieldBase & Settings): string;
  /** Whether something in the control is nothing all the same; left out where only blanks are. */
  isBlank?(typed: unknown): boolean;
  /** It is aligned to the right of its column. */
  isNumeric?: true;
  /** It is cut where its column is too narrow; the tooltip shows it whole. */
  isCut?: true;
  /** It takes the whole width of forms, or of details. */
  isWide?: true;
  isLong?: true;
  /** A form with it has a wider dialog. */
  needsRoom?: true;
  /** It is read when its control is left. */
  isReadLate?: true;
  /** Only a save reports what is wrong, because it may pass by itself, such as an upload. */
  isCheckedLast?: true;
  /** It is typed, and never shown, kept or received. */
  isSecret?: true;
}
