import { PAGE_SIZES } from '@/ui/pagination/Pagination';
import type { Field } from './Field';
import { columnOf } from './FieldBase';
import { filterComplaint, hasBound, type ListQuery, MAX_FILTER } from './listQuery';
import { fieldsAt, type Resource } from './Resource';

const MAX_PAGE = 1_000_000;

function readFilter(params: URLSearchParams, field: Field): [string, string][] {
  const text = (params.get(field.name) ?? '').slice(0, MAX_FILTER);
  const isUsable = field.query === 'range' ? hasBound(text) && filterComplaint(field, text) === '' : text !== '';
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
