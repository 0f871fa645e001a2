import { permissionFor } from '@/lib/permission';
import { type Count, filtersOf } from './count';
import type { ChoiceSource } from './kinds';
import type { Resource } from './Resource';
import type { ListQuery } from './listQuery';

/** Said in place of 0 where it counts nothing either: what would be counted was never planned or made. */
export interface None<Name extends string = string> extends Count<Name> {
  label: string;
  /** The tree of branches: who sees none of them has nothing to make. */
  branches: ChoiceSource;
}

/** Records that wait for somebody: the workbench counts them, and leads to them. */
export interface Reminder<Name extends string = string> extends Count<Name> {
  label: string;
  /** The words of those who can settle it, as in an action; one of them suffices. */
  permission: string | readonly string[];
  /** The months in which it is shown, 1 to 12; all by default. */
  months?: readonly number[];
  /** Its time has passed. */
  isLate?: true;
  none?: None<Name>;
}

/** Some records, less some of them. */
export interface Tally<Name extends string = string> {
  all: Count<Name>;
  less?: readonly Count<Name>[];
}

/** A number that says how things stand, or two: `222 / 239 人`. It is made of at most three counts. */
export interface Figure<Name extends string = string> {
  label: string;
  unit: string;
  part: Tally<Name>;
  of?: Tally<Name>;
  none?: None<Name>;
}

/** A page whose records the workbench counts: its name in the app, and as much of its description as that takes. */
export interface CountedPage {
  page: string;
  list: Resource;
}

/** The reminders that somebody can settle, in this month. */
export const remindersFor = (
  list: Resource,
  hasAnyPermission: (words: readonly string[]) => boolean,
  now = new Date(),
): Reminder[] =>
  (list.reminders ?? []).filter(
    ({ permission, months }) =>
      hasAnyPermission([permission].flat().map((word) => permissionFor(list, word))) &&
      (months?.includes(now.getMonth() + 1) ?? true),
  );

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
