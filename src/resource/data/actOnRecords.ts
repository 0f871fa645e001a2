import { describeError } from '@/lib/http/errorMessages';
import { ApiError, cancelsBatch, isLeft, RequestError } from '@/lib/http/errors';
import { lacksCall } from '@/lib/http/lacksCall';
import { hasAnyPermission } from '@/lib/permission';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { inTurns } from '@/lib/http/turns';
import { logError } from '@/state/errorLog/logError';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppThunk } from '@/state/storeTypes';
import { selectUser, type UserState } from '@/state/user/userSlice';
import type { ListParams } from '../model/listQuery';
import { worded } from '../model/refusalText';
import { type Actor, type AnyAction, changesOf, isMove, type Resource } from '../model/Resource';
import { readAll } from './readAll';
import { readRecord } from './recordThunks';
import { failureReason, TAKEN } from './saveOutcome';
import { sendRecord } from './sendRecord';

/** What is said where the server lacks the call of a move. */
export const lackingCall = (label: string): string => `服务器缺少“${label}”接口（docs/party-server.md）`;

type Acting = Pick<AnyAction<string, never, never>, 'label' | 'when' | 'check' | 'each' | 'changes'>;

/** An action, what was asked before, and where its records are listed. */
export interface Deed {
  resource: Resource;
  action: Acting;
  asked: ServerRecord;
  scope: ServerRecord;
  shown: ListParams;
}

/** A record as it is now, and what speaks against the action. */
export interface Judged {
  /** As it was chosen. */
  row: ServerRecord;
  record: ServerRecord;
  /** Empty if it may be. */
  refusal: string;
  warnings: readonly string[];
  /** What the check found for the call. */
  found?: ServerRecord | undefined;
}

/** Who acts, as checks see the user. */
export const actorOf = ({ username, admin, permissions }: UserState): Actor => ({
  username,
  may: (permission) => admin || hasAnyPermission(permissions, permission),
});

/** Looks at records before an action: a move reads them afresh, and its `when` and `check` judge them as they are now. */
export const judgeRecords =
  (
    { resource, action, asked, scope, shown }: Deed,
    rows: readonly ServerRecord[],
  ): AppThunk<Promise<readonly Judged[]>> =>
  async (dispatch, getState, { http }) => {
    const user = actorOf(selectUser(getState()));
    const { when = () => true, check, each } = action;
    const judge = async (row: ServerRecord): Promise<Judged> => {
      const isRead = each && !isEmpty(row[resource.id]) && isMove(resource, action, each(row, asked, scope));
      const found = isRead ? await readRecord(http, resource, row, shown) : row;
      const record = { ...row, ...found };
      if (!found || !when(record)) return { row, record, refusal: TAKEN, warnings: [] };
      const {
        refuse = '',
        warn = [],
        found: more,
      } = (await check?.(record, asked, (list, query) => dispatch(readAll(list, query)), user)) ?? {};
      return { row, record, refusal: refuse, warnings: warn, found: more };
    };
    const judged: Judged[] = [];
    const steps = rows.map(
      (row) => () =>
        judge(row).catch((error: unknown): Judged => {
          if (!(error instanceof RequestError)) throw error;
          const told = error instanceof ApiError ? worded(resource, error, row) : error;
          if (isLeft(error)) dispatch(logError(told));
          return { row, record: row, refusal: describeError(told) ?? error.message, warnings: [] };
        }),
    );
    for await (const one of inTurns(steps)) judged.push(one);
    return judged;
  };

/** A record for which the action failed, and why. */
export interface Failure {
  row: ServerRecord;
  reason: string;
}

/**
 * Sends the calls of an action, a few at a time.
 *
 * @param onProgress called after each with how many have been sent
 * @returns what failed, and the rows that were not reached because it was stopped
 */
export const actOnRecords =
  (
    { resource, action, asked, scope }: Deed,
    judged: readonly Judged[],
    {
      onProgress = () => undefined,
      isStopped = () => false,
    }: { onProgress?: (count: number) => void; isStopped?: () => boolean } = {},
  ): AppThunk<Promise<{ failures: readonly Failure[]; unsent: readonly ServerRecord[] }>> =>
  async (dispatch, _getState, { http }) => {
    const sent = new Set<ServerRecord>();
    let isEnded = false;
    const send = async ({ row, record, found }: Judged): Promise<Failure | undefined> => {
      if (isEnded || isStopped()) return undefined;
      sent.add(row);
      const call = action.each?.(record, { ...asked, ...found }, scope);
      if (!call) return undefined;
      try {
        await sendRecord(http, resource, call, { ...record, ...asked }, 'sessionEnd');
        return undefined;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        isEnded ||= cancelsBatch(error);
        if (isLeft(error)) dispatch(logError(error));
        // Nothing takes the place of a move, else whoever may edit could approve.
        if (isMove(resource, action, call) && lacksCall(error)) return { row, reason: lackingCall(action.label) };
        return { row, reason: failureReason(error) };
      } finally {
        onProgress(sent.size);
      }
    };
    try {
      const failures: Failure[] = [];
      for await (const failure of inTurns(judged.map((one) => () => send(one)))) if (failure) failures.push(failure);
      return {
        failures,
        unsent: judged.map(({ row }) => row).filter((row) => !sent.has(row)),
      };
    } finally {
      const changed = judged.flatMap(({ record }) => changesOf(resource, record));
      dispatch(recordsChanged([...new Set([...changed, ...(action.changes ?? [])])]));
    }
  };
