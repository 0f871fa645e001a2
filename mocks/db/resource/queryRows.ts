import { Refusal } from '../Refusal';
import type { Row } from './collection';
import type { Resource } from './Resource';

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Where one of both is a day, the days are compared. */
function reaches(value: string, limit: string): number {
  const length = Math.min(value.length, limit.length);
  return value.slice(0, length).localeCompare(limit.slice(0, length));
}

/** Whether a value lies in the range of this name, such as `Time`. */
function inRange(value: string, query: URLSearchParams, name: string, needsBothEnds = false): boolean {
  const [begin, end] = [query.get(`params[begin${name}]`), query.get(`params[end${name}]`)];
  if (needsBothEnds && !(begin && end)) return true;
  // As in SQL, what is missing lies in no range.
  if (value === '') return !begin && !end;
  return (!begin || reaches(value, begin) >= 0) && (!end || reaches(value, end) <= 0);
}

const capital = (field: string) => field.charAt(0).toUpperCase() + field.slice(1);

/** How two values of a column follow each other; what is missing comes first, as in MySQL. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return textOf(a).localeCompare(textOf(b), 'zh-CN');
}

const sortedBy = <R extends Row>(rows: readonly R[], field: string, isDown: boolean): R[] =>
  [...rows].sort((a, b) => compareValues(a[field], b[field]) * (isDown ? -1 : 1));

function askedOrder<R extends Row>(rows: readonly R[], query: URLSearchParams): readonly R[] {
  const column = query.get('orderByColumn');
  if (!column) return rows;
  if (!/^[\w,. ]+$/.test(column)) throw new Refusal('参数不符合规范，不能进行查询');
  if (rows.length > 0 && !rows.some((row) => column in row)) {
    throw new Refusal(
      `### Error querying database. Cause: java.sql.SQLSyntaxErrorException: Unknown column '${column}'`,
    );
  }
  return sortedBy(rows, column, (query.get('isAsc') ?? '').startsWith('desc'));
}

/** The records that pass the filter of a query or form, sorted as it asks. */
export function queryRows<R extends Row>(resource: Resource<R>, query: URLSearchParams): readonly R[] {
  const { rows, filter, time, ranges = [], needsBothEnds, matches, order } = resource;
  const asked = Object.entries(filter).flatMap(([field, how]) => {
    const wanted = query.get(field);
    return wanted ? [{ field, how, wanted }] : [];
  });
  const found = rows
    .all()
    .filter(
      (row) =>
        asked.every(({ field, how, wanted }) =>
          how === 'equal' ? textOf(row[field]) === wanted : textOf(row[field]).includes(wanted),
        ) &&
        (time === undefined || inRange(textOf(row[time]), query, 'Time')) &&
        ranges.every((field) => inRange(textOf(row[field]), query, capital(field), needsBothEnds)) &&
        (matches?.(row, query) ?? true),
    );
  return askedOrder(sortedBy(found, order.replace('-', ''), order.startsWith('-')), query);
}

const PAGE_SIZE = 10;
const countOr = (text: string | null, missing: number) =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : missing;

/** One page of a list. Beyond the last page there is the last one, as RuoYi's page helper has it. */
export function pageOf<T>(rows: readonly T[], query: URLSearchParams): readonly T[] {
  const size = countOr(query.get('pageSize'), PAGE_SIZE);
  const last = Math.max(Math.ceil(rows.length / size), 1);
  const start = (Math.min(countOr(query.get('pageNum'), 1), last) - 1) * size;
  return rows.slice(start, start + size);
}
