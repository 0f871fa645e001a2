import * as v from 'valibot';
import { ApiError, isLeft, isUnknownOutcome, RequestError } from '@/lib/http/errors';
import type { SendOptions } from '@/lib/http/request';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import { recordsChanged } from '@/state/server/recordsChanged';
import { refusalText, withoutPrivate, worded } from '../model/refusalText';
import { changesOf, type Resource } from '../model/Resource';

/** The report is `msg`, or a text `data` in its place. */
const reportSchema = v.pipe(
  v.object({ msg: v.nullish(v.string(), ''), data: v.optional(v.unknown()) }),
  v.transform(({ msg, data }) => (typeof data === 'string' && data) || msg),
);

const UNKNOWN = '没有收到服务器的答复，数据可能已经导入。列表已刷新，请核对后再决定是否重新导入。';

/** What the server says of an import, line by line. */
export interface ImportReport {
  lines: readonly string[];
  /** Some rows were wrong; the others may have been added all the same. */
  isRefused: boolean;
  /** No answer came: the rows may have been added. */
  isUnknown?: boolean;
}

/** Sends a file for import; resolves with the server's report, or undefined when the call failed. */
export const importRecords =
  (
    resource: Resource,
    updates: boolean,
    file: File,
    on: Pick<SendOptions, 'signal' | 'onSent'>,
  ): AppThunk<Promise<ImportReport | undefined>> =>
  async (dispatch, _getState, { http }) => {
    const url = `${resource.path}/importData?updateSupport=${updates}`;
    const body = new FormData();
    body.append('file', file);
    try {
      const report = await http.post(url, body, { ...on, schema: reportSchema, tells: 'sessionEnd' });
      return { lines: linesOf(resource, report), isRefused: false };
    } catch (error) {
      if (isReport(error)) return { lines: linesOf(resource, reportOf(error)), isRefused: true };
      if (isUnknownOutcome(error)) {
        dispatch(logError(error));
        return { lines: [UNKNOWN], isRefused: false, isUnknown: true };
      }
      if (!(error instanceof RequestError)) throw error;
      if (isLeft(error)) http.context.ports.onFailure(error instanceof ApiError ? worded(resource, error, {}) : error);
      return undefined;
    } finally {
      // The server keeps the good rows of a refused file, and goes on when nobody waits any more.
      dispatch(recordsChanged(changesOf(resource, {})));
    }
  };

/** A refused import is no failure: its message is the report, which lists what is wrong with which row. */
const isReport = (error: unknown): error is ApiError =>
  error instanceof ApiError && /<br\s*\/?>/i.test(reportOf(error));

const reportOf = ({ message, detail }: ApiError) => detail || message;

/** A line of a report is a sentence about a row. A longer one is cut. */
const MAX_LINE_LENGTH = 2000;

/** Where the words of a database begin, which hold the values of its row. */
const RAW = '###';

/** What is said of a row: a refusal of the database in the words of the description. */
function rowText(resource: Resource, said: string): string {
  const at = said.indexOf(RAW);
  return at < 0 ? said : said.slice(0, at) + (refusalText(resource, said) ?? '有一项格式不正确或太长');
}

/** RuoYi writes the report as HTML; only its line breaks count. */
const linesOf = (resource: Resource, report: string): string[] =>
  report
    .split(/<br\s*\/?>/i)
    .flatMap((said) => rowText(resource, said).split('\n'))
    .map((line) =>
      withoutPrivate(resource, line.slice(0, MAX_LINE_LENGTH))
        .replace(/<\/?[a-z][^<>]*>/gi, '')
        .trim(),
    )
    .filter((line) => line !== '');
