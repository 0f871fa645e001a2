import { cancelsBatch, isLeft, RequestError } from '@/lib/http/errors';
import { inTurns } from '@/lib/http/turns';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { logError } from '@/state/errorLog/logError';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppThunk } from '@/state/storeTypes';
import { type Fill, type FillItem, type FillPlan, notThere, planFill, type RowsOf } from '../model/fill';
import { changesOf, nameOf, type Resource } from '../model/Resource';
import { readAll } from './readAll';
import { failureReason } from './saveOutcome';
import { sendRecord } from './sendRecord';

const NO_ROWS = Promise.resolve<readonly ServerRecord[]>([]);

/** Reads what a fill is made of, and what is there; errors are left to the caller. */
export const readFill =
  (
    resource: Resource,
    fill: Fill,
    asked: ServerRecord,
  ): AppThunk<Promise<FillPlan & { missing: readonly FillItem[] }>> =>
  async (dispatch) => {
    const read = (of: RowsOf | undefined) => (of ? dispatch(readAll(of.list, of.query)) : NO_ROWS);
    const { with: further } = fill;
    const from = fill.from?.(asked);
    const [rows, found, there] = await Promise.all([
      read(from),
      read(further && { list: further.list, query: further.query(asked) }),
      read({ list: resource, query: fill.existing.query(asked) }),
    ]);
    const nameOfRow = (row: ServerRecord) => nameOf(from?.list ?? resource, row);
    const plan = planFill(fill, asked, fill.rows?.(asked) ?? rows, found, nameOfRow);
    return { ...plan, missing: notThere(fill, plan.items, there) };
  };

export interface FailedItem {
  item: FillItem;
  reason: string;
}

interface Run {
  /** What is there is read again, and not made. */
  items: readonly FillItem[];
  isStopped: () => boolean;
  /** Called after each call with how many have been sent, of how many. */
  onProgress: (sent: number, of: number) => void;
}

/**
 * Makes the records of a fill, a few at a time, until it is stopped; rejects where it could not begin.
 *
 * @returns how many were made, what failed, and what was not reached
 */
export const runFill =
  (
    resource: Resource,
    fill: Fill,
    asked: ServerRecord,
    { items, isStopped, onProgress }: Run,
  ): AppThunk<Promise<{ made: number; failed: readonly FailedItem[]; unsent: readonly FillItem[] }>> =>
  async (dispatch, _getState, { http }) => {
    const there = await dispatch(readAll(resource, fill.existing.query(asked)));
    const missing = notThere(fill, items, there);
    const now = missing.slice(0, fill.max);
    const failed: FailedItem[] = [];
    const unsent: FillItem[] = [];
    let isEnded = false;
    let sent = 0;
    const steps = now.map((item) => async () => {
      if (isEnded || isStopped()) return void unsent.push(item);
      try {
        const call = { method: 'POST', url: resource.path, body: item.record } as const;
        await sendRecord(http, resource, call, item.record, 'sessionEnd');
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        isEnded ||= cancelsBatch(error);
        if (isLeft(error)) dispatch(logError(error));
        failed.push({ item, reason: failureReason(error) });
      }
      onProgress(++sent, now.length);
    });
    try {
      for await (const step of inTurns(steps)) void step;
      const made = now.length - failed.length - unsent.length;
      return { made, failed, unsent: [...unsent, ...missing.slice(fill.max)] };
    } finally {
      dispatch(recordsChanged(changesOf(resource, asked)));
    }
  };
