import { changedFields, sameValue } from '@/lib/record/edits';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { inputsOf, keptEdits } from '../model/formValues';
import { type ActionCall, idOf, rowKeyOf, serverFieldsOf } from '../model/Resource';
import { changesIn, editOf, fieldsOfRow, newRowSent, type RowEdit, type RowList } from '../model/rowEdits';
import { pathOf, toSave } from './recordThunks';
import { TAKEN } from './saveOutcome';

/** What is said of a row that somebody else has removed. */
const GONE = '该行已被他人删除';

/** A call, with the row as it is sent. */
export interface RowCall {
  edit: RowEdit;
  row: ServerRecord;
  call: ActionCall;
}

function addition(list: RowList, edit: RowEdit): RowCall | RowEdit {
  if (edit.isUnknown) return edit;
  const row = newRowSent(list, edit);
  return { edit, row, call: { method: 'POST', url: list.of.path, body: row } };
}

/** What follows from an edit: a call, nothing, or an edit that the user has to look at before. */
function planEdit(list: RowList, edit: RowEdit, now: ServerRecord | undefined): RowCall | RowEdit | undefined {
  const { of, taken } = list;
  const { base, inputs, isRemoved, problem: _told, ...rest } = edit;
  if (!base) return addition(list, edit);
  if (!now) return isRemoved ? undefined : { ...edit, problem: GONE };
  if (of.isLocked?.(now)) return { ...edit, base: now, problem: TAKEN };
  const changes = changesIn(list, edit);
  // What is as the user wants it, such as after a save whose answer was lost, is no conflict.
  const isOwn = (name: string) => !isRemoved && Object.hasOwn(changes, name) && sameValue(now[name], changes[name]);
  const own = [...serverFieldsOf(of), ...Object.keys(taken)];
  const theirs = changedFields(base, now, own, []).filter((name) => !isOwn(name));
  if (theirs.length > 0) {
    const fields = fieldsOfRow(list, edit);
    const mine = { ...inputsOf(fields, now), ...keptEdits(fields, inputs, changes, []) };
    return { ...rest, base: now, inputs: mine, ...(isRemoved && { isRemoved }), theirs };
  }
  if (isRemoved) return { edit, row: now, call: { method: 'DELETE', url: pathOf(of, idOf(of, now)) } };
  const edits = Object.entries({ ...changes, ...taken }).filter(([name, value]) => !sameValue(now[name], value));
  if (edits.length === 0) return undefined;
  const row = toSave(of, now, Object.fromEntries(edits));
  return { edit, row, call: { method: 'PUT', url: of.savePath ?? of.path, body: row } };
}

/**
 * What is to be sent, also of rows that do not have yet what they take of the parent, and what is not.
 *
 * @param rows as the server has them now
 */
export function planRows(list: RowList, edits: readonly RowEdit[], rows: readonly ServerRecord[]) {
  const there = new Map(rows.map((row) => [rowKeyOf(list.of, row), row]));
  const edited = new Set(edits.map(({ key }) => key));
  const mayFollow = (row: ServerRecord) => list.can.edit && !list.of.isLocked?.(row);
  const others = [...there].filter(([key, row]) => !edited.has(key) && mayFollow(row));
  const calls: RowCall[] = [];
  const held: RowEdit[] = [];
  for (const edit of [...edits, ...others.map(([, row]) => editOf(list, row))]) {
    const step = planEdit(list, edit, there.get(edit.key));
    if (step && 'call' in step) calls.push(step);
    else if (step) held.push(step);
  }
  return { calls, held };
}

/** The edits without new rows that were sent and got no answer, but are there. */
export const withoutFound = (list: RowList, edits: readonly RowEdit[], rows: readonly ServerRecord[]): RowEdit[] =>
  edits.filter((edit) => {
    const sent = Object.entries(edit.isUnknown ? newRowSent(list, edit) : {});
    return sent.length === 0 || !rows.some((row) => sent.every(([name, value]) => sameValue(row[name], value)));
  });
