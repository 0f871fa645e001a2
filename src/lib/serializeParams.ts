import dayjs from 'dayjs';
import { stringify } from 'qs';
import { TIME_FORMAT } from './time/moment';

const toParam = (_name: string, value: unknown): unknown => {
  if (value === null || value === '') return undefined;
  if (!(value instanceof Date) && !dayjs.isDayjs(value)) return value;
  const day = dayjs(value);
  return day.isValid() ? day.format(TIME_FORMAT) : undefined;
};

/**
 * Serialises parameters for a query string or a form-urlencoded body (§7.4, §7.5): nested as
 * `parent[child]`, arrays as `ids[0]`. Skips `null`, `undefined` and `''` at every depth; writes a `Date` or dayjs day
 * as `YYYY-MM-DD HH:mm:ss` in local time and skips invalid ones.
 */
export const serializeParams = (params: Readonly<Record<string, unknown>>): string =>
  stringify(params, { filter: toParam });
