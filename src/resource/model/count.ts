import dayjs from 'dayjs';
import { type ServerRecord, textOf, valueAt } from '@/lib/record/ServerRecord';
import { type ListQuery, writeRange } from './listQuery';

/** Values by field; several: one of them. `thisMonth`, `lastMonth` and `thisYear` stand for what they are today. */
export type Where = Readonly<Record<string, string | readonly string[]>>;

/** A day, seen from today: by a word, or by so many days or months before or after. */
export type Day = 'today' | 'quarterStart' | 'yearStart' | 'yearEnd' | `${'+' | '-'}${number}${'d' | 'm'}`;

/** The records of a list with these values, and days from and to these ones; the fields can be asked for (`query`). */
export interface Count<Name extends string = string> {
  query?: { readonly [Field in Name]?: string };
  range?: { readonly [Field in Name]?: { from?: Day; to?: Day } };
}

const DAY = 'YYYY-MM-DD';
const MONTHS_IN_QUARTER = 3;

function dayText(day: Day | undefined, now: Date): string {
  if (day === undefined) return '';
  const today = dayjs(now);
  switch (day) {
    case 'today':
      return today.format(DAY);
    case 'quarterStart':
      return today
        .startOf('month')
        .subtract(today.month() % MONTHS_IN_QUARTER, 'month')
        .format(DAY);
    case 'yearStart':
      return today.startOf('year').format(DAY);
    case 'yearEnd':
      return today.endOf('year').format(DAY);
    default:
      return today.add(Number(day.slice(0, -1)), day.endsWith('d') ? 'day' : 'month').format(DAY);
  }
}

function valueText(value: string, now: Date): string {
  const today = dayjs(now);
  switch (value) {
    case 'thisMonth':
      return today.format('YYYY-MM');
    case 'lastMonth':
      return today.startOf('month').subtract(1, 'month').format('YYYY-MM');
    case 'thisYear':
      return today.format('YYYY');
    default:
      return value;
  }
}

/** A count as filters of its list's page, which its address can hold. */
export function filtersOf({ query = {}, range = {} }: Count, now = new Date()): ListQuery['filters'] {
  const filters: Record<string, string> = {};
  for (const [name, value = ''] of Object.entries(query)) filters[name] = valueText(value, now);
  for (const [name, { from, to } = {}] of Object.entries(range))
    filters[name] = writeRange([dayText(from, now), dayText(to, now)]);
  return filters;
}

/** Whether a record has the values. */
export const isWhere = (where: Where, record: ServerRecord, now = new Date()): boolean =>
  Object.entries(where).every(([name, values]) =>
    [values].flat().some((value) => valueText(value, now) === textOf(valueAt(record, name))),
  );
