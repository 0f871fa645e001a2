import { timestamp } from './time/timestamp';

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The point in time that a `Date`, or a day of antd's pickers (dayjs), stands for; undefined for anything else. */
function dateIn(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  if (typeof value !== 'object' || value === null || !('toDate' in value)) return undefined;
  const date: unknown = typeof value.toDate === 'function' ? Reflect.apply(value.toDate, value, []) : undefined;
  return date instanceof Date ? date : undefined;
}

function* flatten(name: string, value: unknown): Generator<[string, string]> {
  if (isEmpty(value)) return;
  const date = dateIn(value);
  if (date) {
    if (!Number.isNaN(date.getTime())) yield [name, timestamp(date)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* flatten(`${name}[${key}]`, child);
  } else yield [name, `${value as string | number | boolean | bigint}`];
}

/**
 * Serialises parameters for a query string or a form-urlencoded body (spec.md section 7):
 * nested as `parent[child]`, arrays as `ids[0]`, points in time as `YYYY-MM-DD HH:mm:ss` of this computer; `null`, `undefined` and `''` are skipped at every depth.
 */
export function serializeParams(params: Readonly<Record<string, unknown>>): string {
  return Object.entries(params)
    .flatMap(([key, value]) => [...flatten(key, value)])
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
}
