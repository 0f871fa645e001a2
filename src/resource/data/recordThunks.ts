import { acknowledgedSchema, fieldsSchema } from '@/lib/http/envelope';
import { CONNECTION_LOST, describeError } from '@/lib/http/errorMessages';
import {
  ApiError,
  cancelsBatch,
  GatewayExpiredError,
  IntermediaryError,
  isLeft,
  isTransient,
  isUnknownOutcome,
  mayBeDone,
  NetworkError,
  RequestError,
  resultOr,
  TimeoutError,
} from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { changedFields, sameValue, withEdits } from '@/lib/record/edits';
import { isEmpty, type RecordId, type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { readTime } from '@/lib/time/readTime';
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
import { foundSchemaOf, listSchemaOf, oneSchemaOf } from './resourceSchemas';

const pathOf = (resource: Resource, ...ids: RecordId[]) => `${resource.path}/${ids.map(encodeURIComponent).join(',')}`;

/** At most this many ids stand in one address, which servers limit to some thousand characters. */
const MAX_IDS = 100;

/** The code of a server that fails by itself. */
const FAILED = '500';

/** How many rows are asked for when a record is looked for by its name. */
const FEW = 50;

type Reading = [http: Http, resource: Resource, record: ServerRecord, shown: ListParams];

async function readFromList(...[http, resource, record, shown]: Reading): Promise<ServerRecord | undefined> {
  const schema = foundSchemaOf(resource, idOf(resource, record));
  const name = textOf(valueAt(record, resource.nameField));
  const byName = { ...shown, [resource.nameField]: name, pageNum: 1, pageSize: FEW };
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

async function readRecord(...reading: Reading): Promise<ServerRecord | undefined> {
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
  const unsent = new Set([
    ...serverFieldsOf(resource),
    ...resource.fields.filter((field) => maskedValue(field, current) !== undefined).map(({ name }) => name),
  ]);
  return Object.fromEntries(
    Object.entries(withEdits(current, edits)).filter(([name]) => Object.hasOwn(edits, name) || !unsent.has(name)),
  );
}

/** Saves leave their failures to the form. */
const SAVE = { schema: acknowledgedSchema, tells: 'sessionEnd' } as const;

/** What became of a save. */
export type SaveResult =
  /** What is out of date now, for `recordsChanged`: the form goes first, so that its choices are not fetched again. */
  | { outcome: 'saved'; changes: readonly string[] }
  /** Somebody else changed these fields since the form was opened. */
  | { outcome: 'conflict'; current: ServerRecord; fields: readonly string[] }
  | { outcome: 'gone' }
  /** It may be done: no answer came. `found`: new records of the same name; undefined where that could not be asked. */
  | { outcome: 'unknown'; message: string; found: readonly ServerRecord[] | undefined }
  /** The call failed. The form tells it where there is a way on; else the user has been told. */
  | { outcome: 'failed'; message: string; wayOn: 'repeat' | 'reload' | undefined };

/** The ways on from a failed save: by itself, after a reload of the page, or none but another input. */
function wayOnFrom(error: unknown) {
  if (error instanceof GatewayExpiredError) return 'reload';
  return isTransient(error) || error instanceof IntermediaryError ? 'repeat' : undefined;
}

/** Why there was no answer. */
function whyUnanswered(error: RequestError): string {
  if (error instanceof NetworkError) return '网络连接中断';
  return error instanceof TimeoutError ? '服务器没有及时答复' : (describeError(error) ?? '');
}

/** What a save says of its failure; it is told here where the form does not. */
const failed =
  (error: unknown): AppThunk<SaveResult> =>
  (dispatch, _getState, { http }) => {
    const wayOn = wayOnFrom(error);
    if (wayOn) dispatch(logError(error));
    // The record's own reading does not leave the page.
    else if (error instanceof RequestError && error.call.method !== 'GET') report(http, error);
    else dispatch(tellFailure(error));
    const message = error instanceof NetworkError ? CONNECTION_LOST : (describeError(error) ?? '');
    return { outcome: 'failed', message, wayOn };
  };

/** Has the app handle a failure that its call has left. */
const report = ({ context }: Http, error: RequestError) => {
  if (isLeft(error)) context.ports.onFailure(error);
};

/** The clocks of browser and server may differ by so much, in milliseconds, and servers write whole seconds. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** Records of the same name that the server has made since a moment, as far as it tells when. */
async function sameNamed(http: Http, resource: Resource, record: ServerRecord, scope: ServerRecord, since: number) {
  const { nameField, tree } = resource;
  const name = textOf(record[nameField]);
  if (name === '') return [];
  const params = { ...scope, [nameField]: name, ...(!tree && { pageNum: 1, pageSize: FEW }) };
  const { rows } = await http.get(keyOf(resource), { schema: listSchemaOf(resource), params, tells: 'sessionEnd' });
  const isNew = ({ createTime }: ServerRecord) =>
    (readTime(createTime)?.getTime() ?? Infinity) >= since - CLOCK_DIFFERENCE_MS;
  return rows.filter((row) => textOf(valueAt(row, nameField)) === name && isNew(row));
}

/**
 * Saves the edited fields of a record. The record is read afresh; if somebody changed it meanwhile, nothing is sent. The
 * rest of the record goes back as the server has it.
 *
 * @param base the record as the form was opened with it, or what is kept of it
 */
export const saveRecord =
  (resource: Resource, base: ServerRecord, edits: ServerRecord, shown: ListParams): AppThunk<Promise<SaveResult>> =>
  async (dispatch, _getState, { http }) => {
    try {
      const read = await readRecord(http, resource, base, shown);
      if (!read) {
        dispatch(recordsChanged([keyOf(resource)]));
        return { outcome: 'gone' };
      }
      const current = withChosen(resource, read, base);
      const asked = formFields(resource, false).map(({ name }) => name);
      // What is as the user wants it, such as after a save whose answer was lost, is no conflict.
      const isOwn = (name: string) => Object.hasOwn(edits, name) && sameValue(current[name], edits[name]);
      const fields = changedFields(base, current, serverFieldsOf(resource), asked).filter((name) => !isOwn(name));
      if (fields.length > 0) return { outcome: 'conflict', current, fields };
      const record = toSave(resource, current, edits);
      await http.put(resource.savePath ?? resource.path, record, SAVE);
      return { outcome: 'saved', changes: [...changesOf(resource, current), ...changesOf(resource, record)] };
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
      await http.post(resource.path, record, SAVE);
      return { outcome: 'saved', changes: changesOf(resource, record) };
    } catch (error) {
      if (!isUnknownOutcome(error)) return dispatch(failed(error));
      dispatch(logError(error));
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

interface Removal {
  refused: ServerRecord[];
  /** A reply was lost: the server may have deleted these records. */
  isUnknown: boolean;
}

/**
 * Deletes records, one by one or together (`removeTogether`).
 *
 * @returns the records that were refused, and whether the reply to some call was lost; undefined if leaving the session
 *   stopped it
 */
export const removeRecords =
  (resource: Resource, records: readonly ServerRecord[]): AppThunk<Promise<Removal | undefined>> =>
  async (dispatch, _getState, { http }) => {
    const refused: ServerRecord[] = [];
    let isUnknown = false;
    const size = resource.can?.includes('removeTogether') ? MAX_IDS : 1;
    try {
      for (let start = 0; start < records.length; start += size) {
        const some = records.slice(start, start + size);
        try {
          const url = pathOf(resource, ...some.map((record) => idOf(resource, record)));
          await http.delete(url, { schema: acknowledgedSchema });
        } catch (error) {
          if (cancelsBatch(error)) return undefined;
          if (!(error instanceof RequestError)) throw error;
          if (mayBeDone(error)) isUnknown = true;
          refused.push(...some);
        }
      }
      return { refused, isUnknown };
    } finally {
      dispatch(recordsChanged([...new Set(records.flatMap((record) => changesOf(resource, record)))]));
    }
  };

export type ActionOutcome = 'done' | 'failed' | 'unknown';

/**
 * Sends the call of an action; errors are told. Where it may be done although no answer came, that is said, and the list
 * is fetched again, so that whoever does it again has seen whether it was.
 */
export const runAction =
  (
    resource: Resource,
    { method, url, body, timeout }: ActionCall,
    record: ServerRecord,
    changes: readonly string[] = [],
  ): AppThunk<Promise<ActionOutcome>> =>
  async (dispatch, _getState, { http, toast }) => {
    const follow = () => dispatch(recordsChanged([...changesOf(resource, record), ...changes]));
    try {
      await http.send(method, url, body, { ...SAVE, ...(timeout !== undefined && { timeout }) });
      follow();
      return 'done';
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (!mayBeDone(error)) {
        report(http, error);
        return 'failed';
      }
      follow();
      dispatch(logError(error));
      toast.warning('操作结果未知，列表已刷新，请核对', whyUnanswered(error));
      return 'unknown';
    }
  };
