import { localTime } from '../resource/localTime';

/** A day so many days before today, `YYYY-MM-DD`. */
export function daysAgo(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return localTime(day).slice(0, 10);
}

/** The month so many months before this one, `YYYY-MM`. */
export function monthsAgo(months: number): string {
  const day = new Date();
  return localTime(new Date(day.getFullYear(), day.getMonth() - months, 1)).slice(0, 7);
}

/** The last day of a month. */
export function endOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return localTime(new Date(year, number, 0)).slice(0, 10);
}

/** The same day so many months later, or the last of that month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(year, month - 1 + months + 1, 0);
  return localTime(new Date(last.getFullYear(), last.getMonth(), Math.min(date, last.getDate()))).slice(0, 10);
}
