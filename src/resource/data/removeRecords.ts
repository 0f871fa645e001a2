import { acknowledgedSchema } from '@/lib/http/envelope';
import { cancelsBatch, mayBeDone, RequestError } from '@/lib/http/errors';
import { inTurns } from '@/lib/http/turns';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppThunk } from '@/state/storeTypes';
import { changesOf, idOf, type Resource } from '../model/Resource';
import { pathOf } from './recordThunks';

/** At most this many ids stand in one address, which servers limit to some thousand characters. */
const MAX_IDS = 100;

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
    const parts = Array.from({ length: Math.ceil(records.length / size) }, (_, place) =>
      records.slice(place * size, (place + 1) * size),
    );
    const steps = parts.map((some) => async () => {
      try {
        const url = pathOf(resource, ...some.map((record) => idOf(resource, record)));
        await http.delete(url, { schema: acknowledgedSchema });
        return [];
      } catch (error) {
        if (cancelsBatch(error) || !(error instanceof RequestError)) throw error;
        if (mayBeDone(error)) isUnknown = true;
        return some;
      }
    });
    try {
      for await (const some of inTurns(steps)) refused.push(...some);
      return { refused, isUnknown };
    } catch (error) {
      if (cancelsBatch(error)) return undefined;
      throw error;
    } finally {
      dispatch(recordsChanged([...new Set(records.flatMap((record) => changesOf(resource, record)))]));
    }
  };
