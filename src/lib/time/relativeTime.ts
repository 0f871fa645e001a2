import dayjs from 'dayjs';
import { timestampInMs, TIME_FORMAT } from './moment';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const JUST_NOW = 30 * SECOND;

/** Milliseconds since 1970; NaN if invalid. */
function momentOf(time: number | string | Date): number {
  const text = time instanceof Date ? '' : String(time).trim();
  if (/^-?\d+$/.test(text)) return timestampInMs(Number(text));
  return dayjs(time).valueOf();
}

/**
 * How long ago a time was (§9.21): 刚刚, {n}分钟前, {n}小时前, 1天前, else its date. A time in the future
 * shows its date, unless it is less than 30 seconds away (clocks differ). Empty if invalid.
 *
 * @param time milliseconds, seconds (ten digits), a Date or a text that dayjs parses
 * @param now milliseconds
 * @param pattern form of the date
 */
export function relativeTime(time: number | string | Date, now: number = Date.now(), pattern = TIME_FORMAT): string {
  const moment = momentOf(time);
  const past = now - moment;
  const date = dayjs(moment);
  if (!date.isValid()) return '';
  if (Math.abs(past) < JUST_NOW) return '刚刚';
  if (past < 0 || past >= 2 * DAY) return date.format(pattern);
  if (past < HOUR) return `${Math.max(Math.floor(past / MINUTE), 1)}分钟前`;
  if (past < DAY) return `${Math.floor(past / HOUR)}小时前`;
  return '1天前';
}
