import { permissionFor } from '@/lib/permission';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { savedValues } from './computed';
import { editsOf, formFields, type Inputs, inputsOf, newRecordOf } from './formValues';
import type { ListParams } from './listQuery';
import { permittedFields } from './permittedFields';
import { type Ability, keyOf, nameOf, offers, ofParent, type Resource, rowKeyOf } from './Resource';
import type { Rows } from './rows';

/** The rows of a record, described for it. */
export interface RowList {
  key: string;
  rows: Rows;
  /** As they are edited: without what comes of the parent, and locked with it. */
  of: Resource;
  query: ListParams;
  /** What each row has of the parent. */
  taken: ServerRecord;
  /** What this user may do. */
  can: Readonly<Record<'add' | 'edit' | 'remove', boolean>>;
}

/** What a user did to a row, or a new one. */
export interface RowEdit {
  key: string;
  /** The row as it was read; undefined: a new one. */
  base: ServerRecord | undefined;
  /** What a new one holds besides its fields. */
  given: ServerRecord;
  inputs: Inputs;
  isRemoved?: boolean;
  /** A new one, sent without an answer: it may be there. It is not sent again before the user has decided. */
  isUnknown?: boolean;
  /** Why it was not saved. */
  problem?: string;
  /** Fields that somebody else has changed meanwhile; `base` has their values. */
  theirs?: readonly string[];
}

/** The rows for a parent, as this user may see and change them. */
export function rowListOf(rows: Rows, parent: ServerRecord, has: (permission: string) => boolean): RowList {
  const { by, takes = [] } = rows;
  const query = typeof by === 'string' ? { [by]: parent[by] } : by(parent);
  // What the server did not send of the parent is not taken out of the rows.
  const taken = Object.fromEntries(
    takes.filter((name) => parent[name] !== undefined).map((name) => [name, parent[name]]),
  );
  const permitted = permittedFields(rows.of, has);
  const ofParentAlone = [...Object.keys(query), ...takes];
  const fields = permitted.fields.filter(({ name }) => !ofParentAlone.includes(name));
  const of = ofParent({ ...permitted, fields }, parent);
  const can = (ability: Ability) => offers(of, ability) && has(permissionFor(of, ability));
  return { key: keyOf(of), rows, of, query, taken, can: { add: can('add'), edit: can('edit'), remove: can('remove') } };
}

export const fieldsOfRow = ({ of }: RowList, { base }: Pick<RowEdit, 'base'>) => formFields(of, base === undefined);

/** A row that is there, as nobody has changed it yet. */
export const editOf = (list: RowList, base: ServerRecord): RowEdit => ({
  key: rowKeyOf(list.of, base),
  base,
  given: {},
  inputs: inputsOf(formFields(list.of, false), base),
});

/** A new row. */
export function newRow(list: RowList, key: string, given: ServerRecord = {}): RowEdit {
  const fields = formFields(list.of, true);
  const held = fields.filter(({ name }) => given[name] !== undefined);
  return { key, base: undefined, given, inputs: { ...inputsOf(fields, undefined), ...inputsOf(held, given) } };
}

/** What is changed in a row that is there. */
export function changesIn(list: RowList, edit: RowEdit): ServerRecord {
  const fields = fieldsOfRow(list, edit);
  return editsOf(fields, inputsOf(fields, edit.base), edit.inputs);
}

/** A row as its fields say it. */
export const rowOf = (list: RowList, edit: RowEdit): ServerRecord => ({
  ...edit.given,
  ...savedValues(fieldsOfRow(list, edit), edit.inputs, edit.base),
});

/** A new row as it is sent. */
export const newRowSent = (list: RowList, edit: RowEdit): ServerRecord =>
  newRecordOf(fieldsOfRow(list, edit), edit.inputs, { ...list.of.given, ...edit.given, ...list.query, ...list.taken });

export const rowName = (list: RowList, edit: RowEdit, place: number): string =>
  nameOf(list.of, rowOf(list, edit)) || `第${place + 1}行`;

/** The edits with one more or another one; what was taken back is none. */
export function withEdit(list: RowList, edits: readonly RowEdit[], edit: RowEdit): readonly RowEdit[] {
  const isNone = edit.base !== undefined && !edit.isRemoved && Object.keys(changesIn(list, edit)).length === 0;
  const others = edits.filter(({ key }) => key !== edit.key);
  if (isNone || (edit.isRemoved && !edit.base)) return others;
  return edits.length === others.length ? [...edits, edit] : edits.map((one) => (one.key === edit.key ? edit : one));
}

/** The key of a new row. */
export const keyOfNew = (edits: readonly RowEdit[]): string =>
  `new${Math.max(0, ...edits.flatMap(({ base, key }) => (base ? [] : Number(key.slice(3))))) + 1}`;

/** All rows, first those that are there; removed ones among them. */
export const allRows = (
  list: RowList,
  rows: readonly ServerRecord[],
  edits: readonly RowEdit[],
): readonly { key: string; row: ServerRecord | undefined; edit: RowEdit | undefined }[] => {
  const edited = new Map(edits.map((edit) => [edit.key, edit]));
  const there = rows.map((row) => ({ key: rowKeyOf(list.of, row), row }));
  const keys = new Set(there.map(({ key }) => key));
  const others = edits.filter(({ key }) => !keys.has(key));
  return [
    ...there.map(({ key, row }) => ({ key, row, edit: edited.get(key) })),
    ...others.map((edit) => ({ key: edit.key, row: edit.base, edit })),
  ];
};
