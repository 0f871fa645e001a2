import * as v from 'valibot';
import { isRecord } from '../isRecord';
import { textOf } from '../record/ServerRecord';
import { timestampInMs, writeDay, writeTime } from './moment';

const DAY = /^(\d{4}) ?[-./年, ] ?(\d{1,2}) ?[-./月, ] ?(\d{1,2})(?: ?[日号] ?|[T ]|$)(.*)$/i;
const COMPACT_DAY = /^(\d{4})(\d{2})(\d{2})(?:[T ]?(\d{2})(\d{2})(\d{2})?)?$/i;
const MONTH = /^(\d{4}) ?[-./年] ?(\d{1,2}) ?月?$/;
const COMPACT_MONTH = /^(\d{4})(\d{2})$/;
const CLOCK =
  /^(?:(\d{1,2}) ?[:时点] ?(?:(\d{1,2}) ?(?:[:分] ?(?:(\d{1,2})(?:\.\d+)? ?秒?)?)?)?)? ?(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i;
const TIMESTAMP = /^\d{10}(\d{3})?$/;
const DASHES = /[‐-―−]/g;
/** Chinese marks that are typed for a dot, a comma or a stroke. */
const MARKS = /[。、]/g;
const WEEKDAY = /\(?(?:星期|周)[一二三四五六日天]\)?/g;
const DIGITS = '〇一二三四五六七八九十';
const NUMBERS = /[〇零一二三四五六七八九十]{1,4}(?=[年月日号])/g;
const MINUTE = 60_000;

/** 二〇二六 and 二十一 in digits. */
function inDigits(written: string): string {
  const values = Array.from(written.replaceAll('零', '〇'), (digit) => DIGITS.indexOf(digit));
  const [tens = 1, ones = 0] = written.split('十').map((part) => (part === '' ? undefined : DIGITS.indexOf(part)));
  return written.includes('十') ? String(tens * 10 + ones) : values.join('');
}

/**
 * Full-width letters, digits and blanks as half-width ones, numbers in digits; one kind of dash and dot, one blank in a
 * row, no day of the week.
 */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(MARKS, '.')
    .replace(NUMBERS, inDigits)
    .replace(WEEKDAY, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The local time of year, month (from 1), day, hour, minute and second, or the moment of one with an offset in minutes;
 * undefined if there is no such time.
 */
function timeOf(parts: readonly number[], offset?: number): Date | undefined {
  const [year = NaN, month = NaN, day = NaN, hour = 0, minute = 0, second = 0] = parts;
  // Without a zone: an hour that summer time has left out (1986-05-04 02:30 in Shanghai) was written all the same.
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const clock = [utc.getUTCHours(), utc.getUTCMinutes(), utc.getUTCSeconds()];
  const read = [utc.getUTCFullYear(), utc.getUTCMonth() + 1, utc.getUTCDate(), ...clock];
  if ([year, month, day, hour, minute, second].some((part, place) => part !== read[place])) return undefined;
  return offset === undefined
    ? new Date(year, month - 1, day, hour, minute, second)
    : new Date(utc.getTime() - offset * MINUTE);
}

function readText(text: string): Date | undefined {
  const [, year, month, day, clock = ''] = DAY.exec(text) ?? [];
  if (year === undefined) {
    const compact = COMPACT_DAY.exec(text);
    return compact ? timeOf(compact.slice(1).map((part) => Number(part ?? 0))) : undefined;
  }
  const found = CLOCK.exec(clock.trim());
  if (!found) return undefined;
  const [, hour = 0, minute = 0, second = 0, utc, sign = '+00', minutes = '00'] = found;
  const parts = [year, month, day, hour, minute, second].map(Number);
  if (utc === undefined && found[5] === undefined) return timeOf(parts);
  return timeOf(parts, Number(sign) * 60 + Math.sign(Number(`${sign}1`)) * Number(minutes));
}

/** Fields of Java's objects for the parts of a time, and for its milliseconds or seconds. */
const PARTS = ['year', 'monthValue', 'dayOfMonth', 'hour', 'minute', 'second'];
const MOMENTS = ['time', 'epochSecond'];

/** A time that was sent as an object: as a list, or as a number. */
function unwrapped(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const parts = PARTS.map((name) => value[name]).filter((part) => part !== undefined);
  return parts.length >= 3 ? parts : MOMENTS.map((name) => value[name]).find((moment) => typeof moment === 'number');
}

/**
 * Reads a day or a time, typed or sent: in the usual writings (`20260301`, `2026-3-1`, `2026.03.01`, `2026年3月1日`, each
 * with a time after it, ISO), milliseconds or seconds (ten digits) since 1970, and Java's lists (`[2026,3,1,8,0]`)
 * and objects. Undefined for anything else.
 */
export function readTime(sent: unknown): Date | undefined {
  const value = unwrapped(sent);
  if (Array.isArray(value)) {
    const parts = value.slice(0, 6).filter((part) => typeof part === 'number');
    return parts.length === Math.min(value.length, 6) && parts.length >= 3 ? timeOf(parts) : undefined;
  }
  const text = plainOf(textOf(value));
  if (typeof value !== 'number' && !TIMESTAMP.test(text)) return readText(text);
  const time = new Date(timestampInMs(Number(text)));
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Reads a month in the usual writings, or that of a day. */
export function readMonth(text: string): Date | undefined {
  const plain = plainOf(text);
  const [, year, month] = MONTH.exec(plain) ?? COMPACT_MONTH.exec(plain) ?? [];
  return year === undefined ? readTime(text) : timeOf([Number(year), Number(month), 1]);
}

/** Whether a time came in a form for machines: a number, a list, or with a `T`. */
const isForMachines = (value: unknown): boolean =>
  typeof value !== 'string' || TIMESTAMP.test(value) || /^\d{4}-\d{2}-\d{2}T/.test(value);

/** A time that a server sent, as people read it; anything else, and what is written for people, stays as it is. */
export function timeText(value: unknown): string {
  const time = isForMachines(value) ? readTime(value) : undefined;
  if (!time) return textOf(value);
  const sent = unwrapped(value);
  return Array.isArray(sent) && sent.length === 3 ? writeDay(time) : writeTime(time);
}

/** A time that is only shown, in any form that servers send. */
export const shownTimeSchema = v.optional(v.pipe(v.unknown(), v.transform(timeText)), '');

/** The day of a time that a server sent; anything else stays as it is. */
export function dayText(value: unknown): string {
  const time = readTime(value);
  return time ? writeDay(time) : textOf(value);
}
