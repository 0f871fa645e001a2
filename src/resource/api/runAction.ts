import { acknowledgedSchema } from '@/lib/http/envelope';
import { cancelsBatch, RequestError } from '@/lib/http/errors';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { AppThunk } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { ActionCall, Resource } from '../Resource';
import { changesOf, idOf, pathOf } from './recordPaths';

/**
 * Deletes records one by one, so that one refusal does not stop the others.
 *
 * @returns the records that were refused; undefined if leaving the session stopped it
 */
export const removeRecords =
  (resource: Resource, records: readonly ServerRecord[]): AppThunk<Promise<ServerRecord[] | undefined>> =>
  async (dispatch, _getState, { http }) => {
    const refused: ServerRecord[] = [];
    try {
      for (const record of records) {
        try {
          await http.delete(pathOf(resource, idOf(resource, record)), { schema: acknowledgedSchema });
        } catch (error) {
          if (cancelsBatch(error)) return undefined;
          if (!(error instanceof RequestError)) throw error;
          refused.push(record);
        }
      }
      return refused;
    } finally {
      dispatch(recordsChanged([...new Set(records.flatMap((record) => changesOf(resource, record)))]));
    }
  };

/** Sends the call of an action; resolves with whether it succeeded. The HTTP client tells of errors. */
export const runAction =
  (
    resource: Resource,
    { method, url, body }: ActionCall,
    record: ServerRecord,
    changes: readonly string[] = [],
  ): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { http }) => {
    const options = { schema: acknowledgedSchema };
    const send = {
      GET: () => http.get(url, options),
      POST: () => http.post(url, body, options),
      PUT: () => http.put(url, body, options),
      DELETE: () => http.delete(url, options),
    };
    try {
      await send[method]();
      dispatch(recordsChanged([...changesOf(resource, record), ...changes]));
      return true;
    } catch (error) {
      if (error instanceof RequestError) return false;
      throw error;
    }
  };
