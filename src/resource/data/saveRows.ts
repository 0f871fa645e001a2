import { describeError } from '@/lib/http/errorMessages';
import { cancelsBatch, isLeft, isUnknownOutcome, mayBeDone, RequestError } from '@/lib/http/errors';
import { sameValue } from '@/lib/record/edits';
import { inTurns } from '@/lib/http/turns';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { logError } from '@/state/errorLog/logError';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppThunk } from '@/state/storeTypes';
import { changesOf } from '../model/Resource';
import type { RowEdit, RowList } from '../model/rowEdits';
import { planRows, type RowCall, withoutFound } from './planRows';
import { readAll } from './readAll';
import { sendRecord } from './sendRecord';

/** Reads the rows of a record; errors are left to the caller. */
export const readRows =
  ({ rows: { of }, query }: RowList): AppThunk<Promise<readonly ServerRecord[]>> =>
  async (dispatch) => {
    const rows = await dispatch(readAll(of, query));
    // What a server sends without looking at the query is not changed.
    const isAsked = (row: ServerRecord) => Object.entries(query).every(([name, id]) => sameValue(row[name] ?? id, id));
    return rows.filter(isAsked);
  };

/**
 * Saves what has changed in the rows of a record, a few at a time; all are read afresh before. Where there is nothing to
 * save, there is no call.
 *
 * @param known the rows as they were read
 * @param onSend called before a row is sent
 * @returns the edits that are not saved, each with its reason; rejects where nothing was sent, because the rows could not
 *   be read
 */
export const saveRows =
  (
    list: RowList,
    edits: readonly RowEdit[],
    known: readonly ServerRecord[],
    onSend: (edit: RowEdit) => void,
  ): AppThunk<Promise<readonly RowEdit[]>> =>
  async (dispatch, _getState, { http }) => {
    const { of } = list;
    if (edits.length === 0 && planRows(list, edits, known).calls.length === 0) return [];
    const rows = await dispatch(readRows(list));
    const { calls, held } = planRows(list, withoutFound(list, edits, rows), rows);
    let isEnded = false;
    const send = async ({ edit, row, call }: RowCall): Promise<RowEdit | undefined> => {
      if (isEnded) return edit;
      onSend(edit);
      try {
        await sendRecord(http, of, call, row, 'sessionEnd');
        return undefined;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        isEnded ||= cancelsBatch(error);
        if (isLeft(error)) dispatch(logError(error));
        const problem = mayBeDone(error) ? '没有收到服务器的答复' : (describeError(error) ?? '');
        return { ...edit, problem, isUnknown: isUnknownOutcome(error) };
      }
    };
    const left = [...held];
    try {
      for await (const edit of inTurns(calls.map((one) => () => send(one)))) if (edit) left.push(edit);
      return left;
    } finally {
      if (calls.length > 0) dispatch(recordsChanged([...new Set(calls.flatMap(({ row }) => changesOf(of, row)))]));
    }
  };
