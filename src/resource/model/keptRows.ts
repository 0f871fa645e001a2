import * as v from 'valibot';
import { recordSchema } from '@/lib/isRecord';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { inputsOf, isKept, keptPart, usableInputs } from './formValues';
import { rowKeyOf } from './Resource';
import { changesIn, fieldsOfRow, newRow, type RowEdit, type RowList } from './rowEdits';

const keptSchema = v.array(
  v.object({
    key: v.string(),
    base: v.optional(recordSchema),
    given: recordSchema,
    values: recordSchema,
    isRemoved: v.optional(v.boolean(), false),
    isUnknown: v.optional(v.boolean(), false),
  }),
);

/** Edits of rows as they are kept in the browser. */
export type KeptRows = v.InferOutput<typeof keptSchema>;

/** What another version of the app may have kept is nothing. */
export function readKeptRows(kept: unknown): KeptRows {
  const read = v.safeParse(keptSchema, kept);
  return read.success ? read.output : [];
}

const secretOf = ({ of }: RowList) => of.fields.filter((field) => !isKept(field)).map(({ name }) => name);

const without = (record: ServerRecord, names: readonly string[]): ServerRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

export const keptRows = (list: RowList, edits: readonly RowEdit[]): KeptRows =>
  edits.map(({ key, base, given, inputs, isRemoved = false, isUnknown = false }) => ({
    key,
    ...(base && { base: keptPart(list.of, fieldsOfRow(list, { base }), base) }),
    given: without(given, secretOf(list)),
    values: without(inputs, secretOf(list)),
    isRemoved,
    isUnknown,
  }));

/** Whether nothing that was typed is left out. */
export const isAllKept = (list: RowList, edits: readonly RowEdit[]): boolean =>
  edits.every((edit) => secretOf(list).every((name) => !Object.hasOwn(changesIn(list, edit), name)));

/** The edits that were kept, over the rows as they are now: what was not kept is as the row has it. */
export const restoredRows = (list: RowList, kept: KeptRows, rows: readonly ServerRecord[]): RowEdit[] =>
  kept.map(({ key, base: before, given, values, isRemoved, isUnknown }) => {
    const now = rows.find((row) => rowKeyOf(list.of, row) === key);
    const base = before && { ...now, ...before };
    const fields = fieldsOfRow(list, { base });
    const inputs = base ? inputsOf(fields, base) : newRow(list, key, given).inputs;
    return { key, base, given, inputs: { ...inputs, ...usableInputs(fields, values) }, isRemoved, isUnknown };
  });
