import { type Count, filtersOf } from './count';
import type { ListQuery } from './listQuery';
import type { Figure, Tally } from './reminders';
import type { Resource } from './Resource';

type Filters = ListQuery['filters'];

const countsIn = ({ all, less = [] }: Tally): readonly Count[] => [all, ...less];

const textOfCount = (count: Count, now: Date) => JSON.stringify(filtersOf(count, now));

/** The counts that a figure is made of, as filters of its list, each once. */
export function figureCounts({ part, of }: Figure, now = new Date()): Filters[] {
  const counts = [part, of ?? part].flatMap(countsIn);
  return [...new Map(counts.map((count) => [textOfCount(count, now), filtersOf(count, now)])).values()];
}

/**
 * The numbers of a figure, undefined as long as a count is missing.
 *
 * @param totals in the order of `figureCounts`
 */
export function figureNumbers(
  figure: Figure,
  totals: readonly (number | undefined)[],
  now = new Date(),
): { part: number; of?: number } | undefined {
  const places = figureCounts(figure, now).map((filters) => JSON.stringify(filters));
  const totalOf = (tally: Tally): number => {
    const [all = NaN, ...less] = countsIn(tally).map((count) => totals[places.indexOf(textOfCount(count, now))] ?? NaN);
    // Counted one after the other, they may not fit together.
    return Math.max(all - less.reduce((sum, total) => sum + total, 0), 0);
  };
  const numbers = { part: totalOf(figure.part), ...(figure.of && { of: totalOf(figure.of) }) };
  return Object.values(numbers).some(Number.isNaN) ? undefined : numbers;
}

/** The filters by which the page of a figure opens: those that its two parts have in common. */
export function figureFilters({ part, of = part }: Figure, now = new Date()): Filters {
  const others = filtersOf(of.all, now);
  return Object.fromEntries(Object.entries(filtersOf(part.all, now)).filter(([name, text]) => others[name] === text));
}

/** All that is counted of a list, by label. */
export const countedOf = ({ reminders = [], figures = [] }: Resource, now = new Date()) => [
  ...[...reminders, ...[...reminders, ...figures].flatMap(({ none }) => none ?? [])].map((count) => ({
    label: count.label,
    filters: filtersOf(count, now),
  })),
  ...figures.flatMap((figure) =>
    figureCounts(figure, now).map((filters, at) => ({ label: `${figure.label} (${at + 1})`, filters })),
  ),
];
