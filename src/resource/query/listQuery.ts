import { dialect } from '@/config/appConfig';
import { isEmpty } from '@/lib/record/ServerRecord';
import { withDateRange } from '@/lib/withDateRange';
import { PAGE_SIZES } from '@/ui/pagination/Pagination';
import type { ListParams } from '../api/recordEndpoints';
import { columnOf, entriesOf, type Field, propertiesOf } from '../Field';
import { kindOf, saved } from '../kinds/kindOf';
import { queryFields, type Resource } from '../Resource';

/** What a table shows: it stands in the address, so that a reload and a copied link show the same. */
export interface ListQuery {
  /** Values of the query form by field; a range is `2026-01-01~2026-01-31`, or half of it. Empty ones are left out. */
  filters: Readonly<Record<string, string>>;
  pageNum: number;
  pageSize: number;
  sort: { name: string; descending: boolean } | undefined;
}

const MAX_LENGTH = 100;
const MAX_PAGE = 1_000_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const RANGE_SIGN = '~';
/** The days that databases know. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';

/** The two texts of a range, as typed. */
export function rangeTexts(text: string): [begin: string, end: string] {
  const [begin = '', end = ''] = text.split(RANGE_SIGN);
  return [begin, end];
}

/** The first and the last day of a range, of which one may be empty; undefined if it is none. */
export function readRange(text: string): [begin: string, end: string] | undefined {
  const range = rangeTexts(text);
  const isRange = text.includes(RANGE_SIGN) && range.every((day) => day === '' || DAY.test(day));
  return isRange && range.some(Boolean) ? range : undefined;
}

export const writeRange = (range: readonly [string, string]): string =>
  range.some(Boolean) ? range.join(RANGE_SIGN) : '';

/** Whether a list is asked for a beginning and an end, each by its property. */
export const isPair = (field: Field): boolean => field.names !== undefined && kindOf(field).Pair !== undefined;

function readFilter(params: URLSearchParams, field: Field): [string, string][] {
  const { name, query } = field;
  const text = (params.get(name) ?? '').slice(0, MAX_LENGTH);
  if (text === '' || (query === 'range' && !readRange(text))) return [];
  if (isPair(field) && rangeTexts(text).some((part) => kindOf(field).check(part, field) !== '')) return [];
  return [[name, text]];
}

function readSort(text: string | null, { fields }: Resource): ListQuery['sort'] {
  const [, sign = '', name = ''] = /^(-?)(.+)$/.exec(text ?? '') ?? [];
  const isSortable = fields.some((field) => field.name === name && columnOf(field).sortable);
  return isSortable ? { name, descending: sign === '-' } : undefined;
}

const countIn = (text: string | null, max: number): number => {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= max ? count : 1;
};

/** Reads what an address asks for; what it does not know, or what makes no sense, is as if it was not there. */
export function readListQuery(params: URLSearchParams, resource: Resource, usualSize: number): ListQuery {
  const size = Number(params.get('size'));
  return {
    filters: Object.fromEntries(queryFields(resource).flatMap((field) => readFilter(params, field))),
    pageNum: countIn(params.get('page'), MAX_PAGE),
    pageSize: PAGE_SIZES.includes(size) ? size : usualSize,
    sort: readSort(params.get('sort'), resource),
  };
}

/**
 * The address of a query. Parameters that are none of the table's stay. The usual size is left out on the first page
 * only: the same page number means other rows for a reader whose usual size is another.
 */
export function writeListQuery(
  before: URLSearchParams,
  query: ListQuery,
  resource: Resource,
  usualSize: number,
): URLSearchParams {
  const params = new URLSearchParams(before);
  const set = (name: string, text: string) => (text === '' ? params.delete(name) : params.set(name, text));
  for (const { name } of queryFields(resource)) set(name, query.filters[name] ?? '');
  set('page', query.pageNum === 1 ? '' : String(query.pageNum));
  set('size', query.pageSize === usualSize && query.pageNum === 1 ? '' : String(query.pageSize));
  set('sort', query.sort ? `${query.sort.descending ? '-' : ''}${query.sort.name}` : '');
  return params;
}

/** The days of a period as moments, unless the backend wants days for this list (§3.17, §19.3). */
function periodOf([begin, end]: readonly [string, string], { path }: Resource): [string, string] {
  const { dayPeriods, openPeriods } = dialect();
  const first = begin === '' && !openPeriods ? FIRST_DAY : begin;
  const last = end === '' && !openPeriods ? LAST_DAY : end;
  const isOfDays = dayPeriods !== '' && path.startsWith(dayPeriods);
  return isOfDays ? [first, last] : [first && `${first} 00:00:00`, last && `${last} 23:59:59`];
}

const givenOnes = (entries: readonly [string, unknown][]): ListParams =>
  Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));

/** Query parameters of the filters alone. */
function filterParams(filters: ListQuery['filters'], resource: Resource): ListParams {
  let params: ListParams = {};
  for (const field of queryFields(resource)) {
    const { name, query, rangeSuffix } = field;
    const text = filters[name];
    if (text === undefined) continue;
    const range = query === 'range' ? readRange(text) : undefined;
    if (range) params = withDateRange(params, periodOf(range, resource), rangeSuffix);
    else if (isPair(field)) params = { ...params, ...givenOnes(entriesOf(field, saved(field, rangeTexts(text)))) };
    else params = { ...params, [name]: text };
  }
  return params;
}

/** Parameters of the list call. A tree comes at once, so it has no pages. */
export function listParams({ filters, pageNum, pageSize, sort }: ListQuery, resource: Resource, scope: ListParams) {
  const params: ListParams = { ...scope, ...filterParams(filters, resource) };
  if (resource.tree) return params;
  const sorted = sort && resource.fields.find(({ name }) => name === sort.name);
  const order = sort &&
    sorted && { orderByColumn: propertiesOf(sorted)[0], isAsc: sort.descending ? 'descending' : 'ascending' };
  return { ...params, pageNum, pageSize, ...order };
}

/** Fields of the export's form: what is filtered, and all of it. Some servers refuse an export without a page. */
export const exportParams = (query: ListQuery, resource: Resource, scope: ListParams, total: number): ListParams =>
  listParams({ ...query, pageNum: 1, pageSize: Math.max(total, 1) }, resource, scope);
