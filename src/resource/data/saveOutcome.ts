import { CONNECTION_LOST, describeError, toldFailure, withNumber } from '@/lib/http/errorMessages';
import {
  cancelsBatch,
  GatewayExpiredError,
  isForbidden,
  isLeft,
  mayBeDone,
  NetworkError,
  type RequestError,
  TimeoutError,
} from '@/lib/http/errors';
import { isOffline } from '@/lib/http/isOffline';
import type { Http } from '@/lib/http/http';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { readTime } from '@/lib/time/readTime';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import type { Toasts } from '@/ui/toast/createToasts';
import { keyOf, type Resource } from '../model/Resource';
import { PAGE_SIZE } from './readAll';
import { listSchemaOf } from './resourceSchemas';

/** Somebody else has moved the record meanwhile. */
export const TAKEN = '该记录已被他人处理';

/** What became of a save. */
export type SaveResult =
  /** What is out of date now, for `recordsChanged`: the form goes first, so that its choices are not fetched again. `record` as it is there now. */
  | { outcome: 'saved'; changes: readonly string[]; record: ServerRecord }
  /** Somebody else changed these fields since the form was opened. */
  | { outcome: 'conflict'; current: ServerRecord; fields: readonly string[] }
  | { outcome: 'gone' }
  /** It may be done: no answer came. `found`: new records of the same name; undefined where that could not be asked. */
  | { outcome: 'unknown'; message: string; found: readonly ServerRecord[] | undefined }
  /** The call failed, with its number in the message. Without a way on the user has been told. */
  | { outcome: 'failed'; message: string; wayOn: 'repeat' | 'reload' | undefined };

/** Whether the app has told a failure: the end of the session, or what this user may not do. */
const isToldElsewhere = (error: unknown) => cancelsBatch(error) || (isForbidden(error) && !isLeft(error));

/** The ways on from a failed save: by itself, after a reload of the page, or none. */
function wayOnFrom(error: unknown) {
  if (error instanceof GatewayExpiredError) return 'reload';
  return isToldElsewhere(error) ? undefined : 'repeat';
}

/** What failed, in words, with the number that the server gave. */
export function reasonOf(error: unknown): string {
  if (error instanceof NetworkError && !isOffline()) return CONNECTION_LOST;
  return withNumber(toldFailure(error));
}

/** Why there was no answer. */
export function whyUnanswered(error: RequestError): string {
  if (error instanceof NetworkError) return '网络连接中断';
  return error instanceof TimeoutError ? '服务器没有及时答复' : (describeError(error) ?? '');
}

/** What a save says of its failure. */
export const failed =
  (error: unknown): AppThunk<SaveResult> =>
  (dispatch) => {
    // The reading before the save has left its failure.
    if (isLeft(error)) dispatch(logError(error));
    return { outcome: 'failed', message: reasonOf(error), wayOn: wayOnFrom(error) };
  };

/** Why one of several calls failed, in its own place. */
export function failureReason(error: RequestError): string {
  const reason = describeError(error) ?? error.message;
  return mayBeDone(error) ? '结果未知，请核对' : reason;
}

/** Tells of a failure, unless the app has. */
export function tellRefusal(toast: Toasts, error: unknown): void {
  if (!isToldElsewhere(error)) toast.failure(error);
}

/** The clocks of browser and server may differ by so much, in milliseconds, and servers write whole seconds. */
const CLOCK_DIFFERENCE_MS = 60_000;

/** Records of the same name that the server has made since a moment, as far as it tells when. */
export async function sameNamed(
  http: Http,
  resource: Resource,
  record: ServerRecord,
  scope: ServerRecord,
  since: number,
) {
  const { nameField, tree } = resource;
  const name = textOf(record[nameField]);
  if (name === '') return [];
  const params = { ...scope, [nameField]: name, ...(!tree && { pageNum: 1, pageSize: PAGE_SIZE }) };
  const { rows } = await http.get(keyOf(resource), { schema: listSchemaOf(resource), params, tells: 'sessionEnd' });
  const isNew = ({ createTime }: ServerRecord) =>
    (readTime(createTime)?.getTime() ?? Infinity) >= since - CLOCK_DIFFERENCE_MS;
  return rows.filter((row) => textOf(valueAt(row, nameField)) === name && isNew(row));
}
