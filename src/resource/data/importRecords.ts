import * as v from 'valibot';
import { ApiError, RequestError } from '@/lib/http/errors';
import type { AppThunk } from '@/state/storeTypes';
import { recordsChanged } from '@/state/server/recordsChanged';
import { changesOf, type Resource } from '../model/Resource';

/**
 * The server adds the rows before it answers. Longer than nginx waits for that (deploy/nginx.conf), since the file has to
 * be sent too.
 */
const TIMEOUT_MS = 120_000;

/** The report is `msg`, or a text `data` in its place. */
const reportSchema = v.pipe(
  v.object({ msg: v.nullish(v.string(), ''), data: v.optional(v.unknown()) }),
  v.transform(({ msg, data }) => (typeof data === 'string' && data) || msg),
);

/** Sends a file for import; resolves with the server's report, line by line, or undefined when it failed. */
export const importRecords =
  (resource: Resource, updates: boolean, file: File): AppThunk<Promise<string[] | undefined>> =>
  async (dispatch, _getState, { http }) => {
    const url = `${resource.path}/importData?updateSupport=${updates}`;
    const body = new FormData();
    body.append('file', file);
    try {
      const report = await http.post(url, body, { schema: reportSchema, timeout: TIMEOUT_MS, silent: isReport });
      return linesOf(report);
    } catch (error) {
      if (isReport(error)) return linesOf(reportOf(error));
      if (error instanceof RequestError) return undefined;
      throw error;
    } finally {
      // The server keeps the good rows of a refused file, and goes on after the time limit here.
      dispatch(recordsChanged(changesOf(resource, {})));
    }
  };

/** A refused import is no failure: its message is the report, which lists what is wrong with which row. */
const isReport = (error: unknown): error is ApiError =>
  error instanceof ApiError && /<br\s*\/?>/i.test(reportOf(error));

const reportOf = ({ message, detail }: ApiError) => detail || message;

/** A line of a report is a sentence about a row. A longer one is cut. */
const MAX_LINE_LENGTH = 2000;

/** RuoYi writes the report as HTML; only its line breaks count. */
const linesOf = (report: string): string[] =>
  report
    .split(/<br\s*\/?>|\n/i)
    .map((line) =>
      line
        .slice(0, MAX_LINE_LENGTH)
        .replace(/<\/?[a-z][^<>]*>/gi, '')
        .trim(),
    )
    .filter((line) => line !== '');
