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
