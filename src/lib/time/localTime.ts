/** The greeting of an hour of the local day, 0 to 23, on the workbench and of the assistant (§9.20). */
export function greeting(hour: number): string {
  if (hour < 8) return '早上好';
  if (hour <= 11) return '上午好';
  if (hour <= 13) return '中午好';
  if (hour <= 17) return '下午好';
  return '晚上好';
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * `HH:mm` in local time (§2.88); empty for an invalid time. Written by hand, because the first
 * `Intl.DateTimeFormat` takes 35 ms before the first screen.
 */
export function clockTime(timestamp: number): string {
  const time = new Date(timestamp);
  return Number.isNaN(time.getTime()) ? '' : `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

const WEEKDAYS = '日一二三四五六';

/** The local day without its year: `7月1日`. */
export const monthAndDay = (day: Date): string => `${day.getMonth() + 1}月${day.getDate()}日`;

/** The local day of the week: `星期三`. */
export const weekday = (day: Date): string => `星期${WEEKDAYS[day.getDay()]}`;

/**
 * The local day of a time if it differs from that of the time before (today by default): `7月1日`,
 * with its year where that is not this one. Empty for an invalid time.
 */
export function dayOf(timestamp: number, before = Date.now()): string {
  const [day, earlier] = [new Date(timestamp), new Date(before)];
  if (Number.isNaN(timestamp) || day.toDateString() === earlier.toDateString()) return '';
  const isThisYear = day.getFullYear() === new Date().getFullYear();
  return `${isThisYear ? '' : `${day.getFullYear()}年`}${monthAndDay(day)}`;
}
