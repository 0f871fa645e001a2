import { type ListQuery, rangeTexts, writeRange } from './listQuery';
import { type Axis, isSum, monthsOf, type Pivot } from './pivot';
import type { Resource } from './Resource';

const queryOf = ({ fields }: Resource, axis: Axis) =>
  axis.of ? undefined : fields.find(({ name }) => name === axis.field)?.query;

const daysOfMonth = (month: string) => {
  const [year = 0, place = 0] = month.split('-').map(Number);
  return `${month}-${new Date(year, place, 0).getDate()}`;
};

/** The filter of an entry; undefined: the list cannot be asked for it. */
function filterOf(resource: Resource, axis: Axis, key: string): Record<string, string> | undefined {
  const query = queryOf(resource, axis);
  if (!query || key === '') return undefined;
  if (query !== 'range') return { [axis.field]: key };
  return axis.all === 'months' ? { [axis.field]: writeRange([`${key}-01`, daysOfMonth(key)]) } : undefined;
}

/** The filters of the list with the rows of a cell; undefined: it cannot be asked for them. */
export function cellFilters(
  resource: Resource,
  filters: ListQuery['filters'],
  axes: readonly (readonly [axis: Axis, key: string])[],
): ListQuery['filters'] | undefined {
  const own = axes.map(([axis, key]) => filterOf(resource, axis, key));
  if (own.includes(undefined)) return undefined;
  return Object.fromEntries([filters, ...own].flatMap((one = {}) => Object.entries(one)));
}

/** The fields by which cells count. A filter of theirs does not narrow the table: 已交 would leave only what is done. */
export const countedFields = ({ cell, of = {} }: Pivot): string[] =>
  [cell, of].flatMap((measure) => (isSum(measure) ? [] : Object.keys(measure)));

/**
 * What the lists are asked for that the table is made of: the filters; where it has months, those of the year, whose own
 * filter does not count.
 */
export function pivotFilters(
  resource: Resource,
  filters: ListQuery['filters'],
  axes: readonly Axis[],
  year: number,
): readonly ListQuery['filters'][] {
  const months = axes.find(({ all }) => all === 'months');
  if (!months) return [filters];
  const { [months.field]: _own, ...others } = filters;
  const query = queryOf(resource, months);
  if (query === 'range') return [{ ...others, [months.field]: writeRange([`${year}-01-01`, `${year}-12-31`]) }];
  return query ? monthsOf(year).map(({ key }) => ({ ...others, [months.field]: key })) : [others];
}

const MONTHS_OF_QUARTER = 3;

/** The quarter of a day, 1 to 4. */
export const quarterOf = (day: Date): number => Math.floor(day.getMonth() / MONTHS_OF_QUARTER) + 1;

/** The filters, with the days of a quarter. */
export function inQuarter(
  filters: ListQuery['filters'],
  field: string,
  year: number,
  quarter: number,
): ListQuery['filters'] {
  const months = monthsOf(year).map(({ key }) => key);
  const [first = '', last = ''] = [months[(quarter - 1) * MONTHS_OF_QUARTER], months[quarter * MONTHS_OF_QUARTER - 1]];
  return { ...filters, [field]: writeRange([`${first}-01`, daysOfMonth(last)]) };
}

/** The year that a filter of months or days is about, for the table to begin with. */
export function yearIn(filters: ListQuery['filters'], field: string): number | undefined {
  const [from = '', to = ''] = rangeTexts(filters[field] ?? '');
  const year = Number((from || to).slice(0, 4));
  return year > 0 ? year : undefined;
}
