import { fieldsSchema } from '@/lib/http/envelope';
import { type ToldFailure, toldFailure } from '@/lib/http/errorMessages';
import {
  ApiError,
  cancelsBatch,
  isForbidden,
  isLeft,
  isUnknownOutcome,
  mayBeDone,
  RequestError,
  resultOr,
} from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { changedFields, sameValue, withEdits } from '@/lib/record/edits';
import { isEmpty, type RecordId, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { logError } from '@/state/errorLog/logError';
import { tellFailure } from '@/state/errorLog/tellFailure';
import type { AppThunk } from '@/state/storeTypes';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { Field } from '../model/Field';
import { columnOf } from '../model/FieldBase';
import { type ActionCall, changesOf, idOf, keyOf, type Resource, serverFieldsOf } from '../model/Resource';
import { formFields, isUnread, maskedValue } from '../model/formValues';
import { holdsMany } from '../model/Field';
import type { ListParams } from '../model/listQuery';
import { withTaken } from './useChoices';
import { PAGE_SIZE } from './readAll';
import { foundSchemaOf, oneSchemaOf } from './resourceSchemas';
import { failed, reasonOf, sameNamed, type SaveResult, TAKEN, tellRefusal, whyUnanswered } from './saveOutcome';
import { sendRecord } from './sendRecord';

export const pathOf = (resource: Resource, ...ids: RecordId[]) =>
  `${resource.path}/${ids.map(encodeURIComponent).join(',')}`;

/** The code of a server that fails by itself. */
const FAILED = '500';

type Reading = [http: Http, resource: Resource, record: ServerRecord, shown: ListParams];

async function readFromList(...[http, resource, record, shown]: Reading): Promise<ServerRecord | undefined> {
  const schema = foundSchemaOf(resource, idOf(resource, record));
  const name = textOf(valueAt(record, resource.nameField));
  const byName = { ...shown, [resource.nameField]: name, pageNum: 1, pageSize: PAGE_SIZE };
  for (const params of resource.tree ? [shown] : [shown, byName]) {
    const found = await http.get(keyOf(resource), { schema, params, tells: 'sessionEnd' });
    if (found) return found;
  }
  return undefined;
}

async function readOwn(...[http, resource, record]: Reading): Promise<ServerRecord | undefined> {
  const id = idOf(resource, record);
  const found = await http.get(pathOf(resource, id), { schema: oneSchemaOf(resource), tells: 'sessionEnd' });
  if (!found) return undefined;
  const own = withRow(resource, found, record);
  const get = (url: string) => http.get(url, { schema: fieldsSchema, tells: 'sessionEnd' });
  return { ...own, ...(await resource.readMore?.(own, get)) };
}

/** Reads a record afresh; errors are left to the caller. */
export async function readRecord(...reading: Reading): Promise<ServerRecord | undefined> {
  const [, { read }] = reading;
  if (read === 'list') return readFromList(...reading);
  try {
    return await readOwn(...reading);
  } catch (error) {
    // RuoYi's users: the server itself fails over one that was deleted. The list knows better.
    const mayBeGone = error instanceof ApiError && error.code === FAILED;
    if (!mayBeGone || (await resultOr(readFromList(...reading), true))) throw error;
    return undefined;
  }
}

/**
 * Makes calls that leave their errors to it, and reports those without leaving the page, because only the page's own list
 * decides about that (§19.7).
 */
export const staying =
  <T>(call: (http: Http) => Promise<T>): AppThunk<Promise<T>> =>
  async (dispatch, _getState, { http }) => {
    try {
      return await call(http);
    } catch (error) {
      if (error instanceof RequestError) dispatch(tellFailure(error));
      throw error;
    }
  };

/**
 * Reads a record afresh (contract: before each edit and each switch): by its own call, or from the list, on the page that
 * is shown and then by its name.
 *
 * @param shown parameters of the list that shows the record
 * @returns undefined: it is gone
 */
export const fetchRecord = (resource: Resource, record: ServerRecord, shown: ListParams) =>
  staying((http) => readRecord(http, resource, record, shown));

/** The same before an edit: its failure is told in the place of the form. */
export const readToEdit =
  (
    resource: Resource,
    record: ServerRecord,
    shown: ListParams,
  ): AppThunk<Promise<{ base?: ServerRecord | undefined; failure?: ToldFailure | 'ended' }>> =>
  async (dispatch, _getState, { http }) => {
    try {
      return { base: await readRecord(http, resource, record, shown) };
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (isLeft(error)) dispatch(logError(error));
      return { failure: cancelsBatch(error) ? 'ended' : toldFailure(error) };
    }
  };

/** Says that a record is no longer in its list, and has the list fetched again. */
export const sayGone =
  (resource: Resource, what: string): AppThunk<void> =>
  (dispatch, _getState, { toast }) => {
    toast.warning(`${what}已被他人修改或删除，列表已刷新`);
    dispatch(recordsChanged([keyOf(resource)]));
  };

/** Fills in, from the row of the list, what the form asks for and the record's own call left out. */
const withRow = ({ fields }: Resource, own: ServerRecord, row: ServerRecord): ServerRecord => ({
  ...own,
  ...Object.fromEntries(
    fields
      .filter((field) => field.form && !holdsMany(field))
      .map(({ name }) => name)
      .filter((name) => own[name] === undefined && !isEmpty(row[name]))
      .map((name) => [name, row[name]]),
  ),
});

/** Keeps the earlier chosen ids of fields that a reading left out (§19.2). */
const withChosen = ({ fields }: Resource, record: ServerRecord, before: ServerRecord): ServerRecord => ({
  ...record,
  ...Object.fromEntries(fields.filter((field) => isUnread(field, record)).map(({ name }) => [name, before[name]])),
});

/** The record to send: the edits, and of the rest what the server neither writes itself nor has hidden (§19.4, §19.5). */
export function toSave(resource: Resource, current: ServerRecord, edits: ServerRecord): ServerRecord {
  const record = withEdits(current, edits);
  const isKeptEmpty = ({ name, keepsValue }: Field) => keepsValue === true && isEmpty(record[name]);
  const emptied = resource.fields.filter(isKeptEmpty).map(({ name }) => name);
  const unsent = new Set([
    ...serverFieldsOf(resource),
    ...resource.fields.filter((field) => maskedValue(field, current) !== undefined).map(({ name }) => name),
  ]);
  return Object.fromEntries(
    Object.entries(record).filter(
      ([name]) => !emptied.includes(name) && (Object.hasOwn(edits, name) || !unsent.has(name)),
    ),
  );
}

/**
 * Saves the edited fields of a record. The record is read afresh; if somebody changed it meanwhile, nothing is sent. The
 * rest of the record goes back as the server has it.
 *
 * @param base the record as the form was opened with it, or what is kept of it
 */
export const saveRecord =
  (resource: Resource, base: ServerRecord, edits: ServerRecord, shown: ListParams): AppThunk<Promise<SaveResult>> =>
  async (dispatch, _getState, { http, toast }) => {
    try {
      const read = await readRecord(http, resource, base, shown);
      if (!read) {
        dispatch(recordsChanged([keyOf(resource)]));
        return { outcome: 'gone' };
      }
      const current = withChosen(resource, read, base);
      if (resource.isLocked?.(current) && !resource.isLocked(base)) {
        dispatch(recordsChanged([keyOf(resource)]));
        toast.warning(TAKEN);
        return { outcome: 'failed', message: TAKEN, wayOn: undefined };
      }
      const asked = formFields(resource, false)
        // What is private was not kept with a form that was left.
        .filter((field) => !field.private || valueAt(base, field.name) !== undefined)
        .map(({ name }) => name);
      // What is as the user wants it, such as after a save whose answer was lost, is no conflict.
      const isOwn = (name: string) => Object.hasOwn(edits, name) && sameValue(current[name], edits[name]);
      const fields = changedFields(base, current, serverFieldsOf(resource), asked).filter((name) => !isOwn(name));
      if (fields.length > 0) return { outcome: 'conflict', current, fields };
      const now = withEdits(current, edits);
      // With rows alone to be saved, there is nothing to send.
      if (resource.rows && Object.keys(edits).length === 0) return { outcome: 'saved', changes: [], record: now };
      const record = toSave(resource, current, edits);
      const url = resource.savePath ?? resource.path;
      await sendRecord(http, resource, { method: 'PUT', url, body: record }, record);
      const changes = [...changesOf(resource, current), ...changesOf(resource, record)];
      return { outcome: 'saved', changes, record: now };
    } catch (error) {
      return dispatch(failed(error));
    }
  };

/**
 * Adds a record. Where it may be there although no answer came, the list is fetched again, and searched for it.
 *
 * @param scope parameters of every list of these records
 */
export const addRecord =
  (resource: Resource, record: ServerRecord, scope: ServerRecord = {}): AppThunk<Promise<SaveResult>> =>
  async (dispatch, _getState, { http }) => {
    const since = Date.now();
    try {
      const body = await dispatch(withTaken(resource, record));
      await sendRecord(http, resource, { method: 'POST', url: resource.path, body }, record);
      return { outcome: 'saved', changes: changesOf(resource, record), record };
    } catch (error) {
      if (!isUnknownOutcome(error)) return dispatch(failed(error));
      dispatch(recordsChanged([keyOf(resource)]));
      const found = await resultOr(sameNamed(http, resource, record, scope, since), undefined);
      return { outcome: 'unknown', message: whyUnanswered(error), found };
    }
  };

/**
 * Turns the switch of a field, by its own call where there is one.
 *
 * @returns what became of it; of a failure the user has been told why
 */
export const toggleField =
  (
    resource: Resource,
    record: ServerRecord,
    field: Field,
    on: boolean,
    shown: ListParams,
  ): AppThunk<Promise<ActionOutcome>> =>
  async (dispatch) => {
    const { toggle } = columnOf(field);
    if (!toggle) return 'failed';
    const value = on ? toggle.on : toggle.off;
    if (toggle.call) return dispatch(runAction(resource, { method: 'PUT', ...toggle.call(record, value) }, record));
    const current = await resultOr(dispatch(fetchRecord(resource, record, shown)), null);
    if (current === undefined) dispatch(sayGone(resource, '该记录'));
    if (!current) return 'failed';
    const body = toSave(resource, current, { [field.name]: value });
    return dispatch(runAction(resource, { method: 'PUT', url: resource.path, body }, record));
  };

export type ActionOutcome = 'done' | 'failed' | 'unknown';

/**
 * Sends the call of an action; errors are told. Where it may be done although no answer came, that is said, and the list
 * is fetched again, so that whoever does it again has seen whether it was.
 *
 * @param onRefused tells a refusal in another place than a toast
 */
export const runAction =
  (
    resource: Resource,
    call: ActionCall,
    record: ServerRecord,
    changes: readonly string[] = [],
    onRefused?: (reason: string) => void,
  ): AppThunk<Promise<ActionOutcome>> =>
  async (dispatch, _getState, { http, toast }) => {
    const follow = () => dispatch(recordsChanged([...changesOf(resource, record), ...changes]));
    try {
      await sendRecord(http, resource, call, record);
      follow();
      return 'done';
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (!mayBeDone(error)) {
        if (onRefused && !cancelsBatch(error) && !isForbidden(error)) onRefused(reasonOf(error));
        else tellRefusal(toast, error);
        return 'failed';
      }
      follow();
      toast.warning('操作结果未知，列表已刷新，请核对', whyUnanswered(error));
      return 'unknown';
    }
  };
