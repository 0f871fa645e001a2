import { textOf } from './record/ServerRecord';
import { writeTime } from './time/moment';

/** Milliseconds since 1970 are the value of a `Date` and of a day of dayjs; other objects have none. */
const isTime = (value: object): boolean => typeof value.valueOf() === 'number';

/** The fields of a form for a value: none where it is empty. */
function fieldsOf(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return named(name, textOf(value));
  if (!isTime(value)) return Object.entries(value).flatMap(([key, inner]) => fieldsOf(`${name}[${key}]`, inner));
  const time = new Date(Number(value));
  return named(name, Number.isNaN(time.getTime()) ? '' : writeTime(time));
}

const named = (name: string, text: string): [string, string][] => (text === '' ? [] : [[name, text]]);

/**
 * Serialises parameters for a query string or a form-urlencoded body (§7.4, §7.5): nested as `parent[child]`, arrays as
 * `ids[0]`. Skips `null`, `undefined` and `''` at every depth; writes a `Date` or dayjs day as `YYYY-MM-DD HH:mm:ss` in
 * local time and skips invalid ones.
 */
export const serializeParams = (params: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => fieldsOf(name, value)))
    .toString()
    // A plus is a blank to a form only.
    .replaceAll('+', '%20');
