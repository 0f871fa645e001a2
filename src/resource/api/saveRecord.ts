import { acknowledgedSchema } from '@/lib/http/envelope';
import { CONNECTION_LOST, describeError } from '@/lib/http/errorMessages';
import { NetworkError, RequestError } from '@/lib/http/errors';
import { isPassing } from '@/lib/http/retry';
import { changedFields, withEdits } from '@/lib/record/edits';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { keyOf, type Resource } from '../Resource';
import { readRecord } from './readRecord';
import type { ListParams } from './recordEndpoints';
import { changesOf } from './recordPaths';

/** What became of a save. */
export type SaveResult =
  | { outcome: 'saved' }
  /** Somebody else changed these fields since the form was opened. */
  | { outcome: 'conflict'; current: ServerRecord; fields: readonly string[] }
  | { outcome: 'gone' }
  /** The call failed; the user has been told. `again`: it may succeed when it is repeated. */
  | { outcome: 'failed'; message: string; again: boolean };

const failure = (error: unknown): SaveResult => ({
  outcome: 'failed',
  message: error instanceof NetworkError ? CONNECTION_LOST : (describeError(error) ?? ''),
  again: isPassing(error),
});

/**
 * Saves the edited fields of a record. The record is read afresh; if somebody changed it meanwhile, nothing is sent. The
 * rest of the record goes back as the server has it.
 *
 * @param base the record as the form was opened with it
 */
export const saveRecord =
  (resource: Resource, base: ServerRecord, edits: ServerRecord, shown: ListParams): AppThunk<Promise<SaveResult>> =>
  async (dispatch, _getState, { http }) => {
    try {
      const current = await dispatch(readRecord(resource, base, shown));
      if (!current) return { outcome: 'gone' };
      const fields = changedFields(base, current);
      if (fields.length > 0) return { outcome: 'conflict', current, fields };
      const record = withEdits(current, edits);
      await http.put(resource.savePath ?? resource.path, record, { schema: acknowledgedSchema });
      dispatch(recordsChanged([...changesOf(resource, current), ...changesOf(resource, record)]));
      return { outcome: 'saved' };
    } catch (error) {
      return failure(error);
    }
  };

/** Adds a record. */
export const addRecord =
  (resource: Resource, record: ServerRecord): AppThunk<Promise<SaveResult>> =>
  async (dispatch, _getState, { http }) => {
    try {
      await http.post(resource.path, record, { schema: acknowledgedSchema });
      dispatch(recordsChanged(changesOf(resource, record)));
      return { outcome: 'saved' };
    } catch (error) {
      return failure(error);
    }
  };

/**
 * Changes one field of a record to a value, by its own call where there is one.
 *
 * @returns whether it was changed; the user has been told why not
 */
export const changeField =
  (
    resource: Resource,
    record: ServerRecord,
    [name, value]: [name: string, value: string],
    shown: ListParams,
    call?: { url: string; body: object },
  ): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { http, toast }) => {
    try {
      if (call) await http.put(call.url, call.body, { schema: acknowledgedSchema });
      else {
        const current = await dispatch(readRecord(resource, record, shown));
        if (!current) {
          toast.warning('该记录已被他人修改或删除，列表已刷新');
          dispatch(recordsChanged([keyOf(resource)]));
          return false;
        }
        await http.put(resource.path, withEdits(current, { [name]: value }), { schema: acknowledgedSchema });
      }
      dispatch(recordsChanged(changesOf(resource, record)));
      return true;
    } catch (error) {
      // The HTTP client has told the user of a failed call.
      if (error instanceof RequestError) return false;
      throw error;
    }
  };
