import { dialect } from '@/config/appConfig';
import { isRecord } from '@/lib/isRecord';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { PAGE_SIZES } from '@/ui/pagination/Pagination';
import { isDateOrEmpty, typedDate } from '@/lib/time/typedDate';
import type { Field } from './Field';
import { columnOf } from './FieldBase';
import { fieldsAt, type Resource } from './Resource';

/** What a table shows: it stands in the address, so that a reload and a copied link show the same. */
export interface ListQuery {
  /** Values of the query form by field; a range is `2026-01-01~2026-01-31`, or half of it. Empty ones are left out. */
  filters: Readonly<Record<string, string>>;
  pageNum: number;
  pageSize: number;
  sort: { name: string; descending: boolean } | undefined;
}

/** What a list is asked for: the filters, page and size, and the order. */
export type ListParams = Readonly<Record<string, unknown>>;

const MAX_LENGTH = 100;
const MAX_PAGE = 1_000_000;
const RANGE_SIGN = '~';
/** The range of days that databases accept. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';

/** The two texts of a range, as typed. */
export function rangeTexts(text: string): [begin: string, end: string] {
  const [begin = '', end = ''] = text.split(RANGE_SIGN);
  return [begin, end];
}

export const writeRange = (range: readonly [string, string]): string =>
  range.some(Boolean) ? range.join(RANGE_SIGN) : '';

/** Whether a filter can be read: a range is of days. */
export const isReadable = ({ query }: Field, text = ''): boolean =>
  query !== 'range' || rangeTexts(text).every((typed) => isDateOrEmpty('day', typed));

const hasBound = (text: string) => text.includes(RANGE_SIGN) && text !== RANGE_SIGN;

function readFilter(params: URLSearchParams, field: Field): [string, string][] {
  const text = (params.get(field.name) ?? '').slice(0, MAX_LENGTH);
  const isUsable = field.query === 'range' ? hasBound(text) && isReadable(field, text) : text !== '';
  return isUsable ? [[field.name, text]] : [];
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

/**
 * Reads what an address asks for; what is unknown or makes no sense is ignored.
 *
 * @param opened the filters where the address says nothing of any
 */
export function readListQuery(
  params: URLSearchParams,
  resource: Resource,
  usualSize: number,
  opened: ListQuery['filters'] = {},
): ListQuery {
  const size = Number(params.get('size'));
  const fields = fieldsAt('query', resource);
  return {
    filters: fields.some(({ name }) => params.has(name))
      ? Object.fromEntries(fields.flatMap((field) => readFilter(params, field)))
      : opened,
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
  for (const { name } of fieldsAt('query', resource)) set(name, query.filters[name] ?? '');
  // An empty one says that there are no filters, also not those of a page as it is opened.
  const [first] = Object.keys({ ...resource.opens?.query, ...resource.opens?.range });
  if (first !== undefined && Object.keys(query.filters).length === 0) params.set(first, '');
  set('page', query.pageNum === 1 ? '' : String(query.pageNum));
  set('size', query.pageSize === usualSize && query.pageNum === 1 ? '' : String(query.pageSize));
  set('sort', query.sort ? `${query.sort.descending ? '-' : ''}${query.sort.name}` : '');
  return params;
}

/**
 * The days of a period as moments, unless the field, or the backend for this list, has days (§3.17, §19.3). Both ends are
 * sent, because generated code of RuoYi ignores one alone.
 */
function periodOf(typed: readonly string[], field: Field, { path }: Resource): [string, string] {
  const [begin, end] = typed.map((text) => typedDate('day', text));
  const [first, last] = [begin || FIRST_DAY, end || LAST_DAY];
  const { dayPeriods } = dialect();
  const isOfDays = field.kind === 'day' || (dayPeriods !== '' && path.startsWith(dayPeriods));
  return isOfDays ? [first, last] : [`${first} 00:00:00`, `${last} 23:59:59`];
}

/** Query parameters of the filters alone; those of periods stand inside `params` (§3.17). */
export function filterParams(filters: ListQuery['filters'], resource: Resource): ListParams {
  const asked: [name: string, value: unknown][] = [];
  const periods: typeof asked = [];
  for (const field of fieldsAt('query', resource)) {
    const text = filters[field.name];
    if (text === undefined) continue;
    const { name, query, rangeSuffix = 'Time' } = field;
    if (query === 'range') {
      const [first, last] = periodOf(rangeTexts(text), field, resource);
      periods.push([`begin${rangeSuffix}`, first], [`end${rangeSuffix}`, last]);
    } else asked.push([name, text]);
  }
  const given = (entries: typeof asked) => Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
  return { ...given(asked), ...(periods.length > 0 && { params: given(periods) }) };
}

/** Parameters of the list call. A tree comes at once, so it has no pages. */
export function listParams({ filters, pageNum, pageSize, sort }: ListQuery, resource: Resource, scope: ListParams) {
  const params: ListParams = { ...scope, ...filterParams(filters, resource) };
  if (resource.tree) return params;
  const order = sort && { orderByColumn: sort.name, isAsc: sort.descending ? 'descending' : 'ascending' };
  return { ...params, pageNum, pageSize, ...order };
}

/** Fields of the export's form: the filters, and one page of all rows. Some servers refuse an export without a page. */
export const exportParams = (query: ListQuery, resource: Resource, scope: ListParams, total: number): ListParams =>
  listParams({ ...query, pageNum: 1, pageSize: Math.max(total, 1) }, resource, scope);

/** Parameters with more in `params`, where the periods stand. */
export const withParams = (form: ListParams, more: ServerRecord): ListParams => ({
  ...form,
  params: { ...(isRecord(form['params']) && form['params']), ...more },
});
