import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { RecordOf } from './FieldBase';
import type { ListParams } from './listQuery';
import type { Read, Resource } from './Resource';

/**
 * Records that belong to another one, in the form of that one: a table below its fields, each row edited in place. Who may
 * add, edit and remove them is said by their own permissions, and without `list` the table is not shown.
 */
export interface Rows<Name extends string = string> {
  /**
   * Its form fields are the columns, but for those of `by` and `takes`. The scope of its `useRules` is the parent as it
   * would be saved; its `isLocked` gets the parent as it was read.
   */
  of: Resource;
  /** The field of the parent's id, by which rows are asked for and which new ones get; or all that they are asked for by and get. */
  by: Name | ((parent: RecordOf<Name>) => ListParams);
  /** Fields of the parent that each row has too, under the same names: what the parent is saved with is sent with the rows. */
  takes?: readonly Name[];
  /** Offered while there are no rows: new ones, which can be changed before they are saved. */
  prefill?(parent: RecordOf<Name>, read: Read): Promise<readonly ServerRecord[]>;
  /** The button of `prefill`, such as 按名册填入. */
  prefillLabel?: string;
  /** What is unusual in all of them together, as they would be saved: it is told once, with what their `warn` says. */
  warn?(rows: readonly ServerRecord[], parent: RecordOf<Name>): readonly string[];
}

/** The rows of a list that stands in the form, as they would be saved; undefined where they are not known. */
export type RowsIn = (of: Resource) => readonly ServerRecord[] | undefined;

/** All that are known, and the lists that the user changed, by `keyOf`. */
export interface RowLists {
  rows: ReadonlyMap<string, readonly ServerRecord[]>;
  changed: ReadonlySet<string>;
}

export const NO_LISTS: RowLists = { rows: new Map(), changed: new Set() };

/** What a form knows of its rows. */
export interface RowsSeen {
  /** As they would be saved, by `keyOf`. */
  rows: RowLists['rows'];
  /** How often the user has changed each list. */
  touched: ReadonlyMap<string, number>;
  isEdited: boolean;
  /** What of the edits is kept with the form; without what is private. */
  kept: ServerRecord | undefined;
  /** Whether nothing was left out of it. */
  isAll: boolean;
}

export const NO_ROWS: RowsSeen = { rows: new Map(), touched: new Map(), isEdited: false, kept: undefined, isAll: true };

/** What the form does with its rows. */
export interface RowsHandle {
  /** Checks the changed rows; resolves with what shows the first that breaks a rule, undefined if none does. */
  check(parent: ServerRecord): Promise<(() => void) | undefined>;
  /** What the changed rows have to be warned of. */
  warnings(parent: ServerRecord, read: Read): Promise<readonly string[]>;
  /** Saves the changed rows of a parent that is saved; resolves with whether nothing is left. */
  send(parent: ServerRecord): Promise<boolean>;
}
