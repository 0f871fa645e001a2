import { isRecord } from '@/lib/isRecord';
import { dialect } from '@/config/appConfig';
import { isEmpty, type ServerRecord } from '@/lib/record/ServerRecord';
import { DATE_KINDS, isDateOrEmpty, typedDate } from '@/lib/time/typedDate';
import type { Field } from './Field';
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

const RANGE_SIGN = '~';
/** The range of days that databases accept. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9999-12-31';

/** Whether a range, as it is written, has an end. */
export const hasBound = (text: string): boolean => text.includes(RANGE_SIGN) && text !== RANGE_SIGN;

/** The two texts of a range, as typed. */
export function rangeTexts(text: string): [begin: string, end: string] {
  const [begin = '', end = ''] = text.split(RANGE_SIGN);
  return [begin, end];
}

export const writeRange = (range: readonly [string, string]): string =>
  range.some(Boolean) ? range.join(RANGE_SIGN) : '';

/** An address has so many characters of a filter. */
export const MAX_FILTER = 100;

/** What is wrong with a filter, which is not asked for then; empty if nothing is. A range is of days. */
export function filterComplaint({ query, label }: Field, text = ''): string {
  if (query === 'range')
    return rangeTexts(text).every((typed) => isDateOrEmpty('day', typed)) ? '' : DATE_KINDS.day.hint;
  return text.trim().length > MAX_FILTER ? `${label}长度不能超过${MAX_FILTER}个字符` : '';
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
    if (text === undefined || field.query === 'matched') continue;
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

/** How many rows are matched here where the server cannot search. */
export const MOST_MATCHED = 1000;

/** The field that is matched here, where the server cannot search by it. */
export const matchedField = (resource: Resource): Field | undefined =>
  fieldsAt('query', resource).find(({ query }) => query === 'matched');

/** What rows are matched by here; empty: the server alone finds them. */
export const matchedWords = ({ filters }: ListQuery, resource: Resource): string =>
  filters[matchedField(resource)?.name ?? '']?.trim() ?? '';

/** The properties that are looked at: the field, the name of the record, and the unit of a person. */
export const matchedProperties = (resource: Resource): string[] => [
  ...new Set(
    [matchedField(resource)?.name, resource.nameField, resource.person?.unit].filter((name) => name !== undefined),
  ),
];

/** Fields of the export's form: the filters, and one page of all rows. Some servers refuse an export without a page. */
export const exportParams = (query: ListQuery, resource: Resource, scope: ListParams, total: number): ListParams =>
  listParams({ ...query, pageNum: 1, pageSize: Math.max(total, 1) }, resource, scope);

/** Parameters with more in `params`, where the periods stand. */
export const withParams = (form: ListParams, more: ServerRecord): ListParams => ({
  ...form,
  params: { ...(isRecord(form['params']) && form['params']), ...more },
});
