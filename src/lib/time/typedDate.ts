import { textOf } from '../record/ServerRecord';
import { writeDay, writeMonth, writeTime, TIME_FORMAT } from './moment';
import { readMonth, readTime } from './readTime';

/** What a field of dates holds: how it is written, and the hint for what cannot be read. */
export const DATE_KINDS = {
  day: { format: 'YYYY-MM-DD', read: readTime, write: writeDay, hint: '请输入日期，例如：2026-03-01' },
  time: { format: TIME_FORMAT, read: readTime, write: writeTime, hint: '请输入时间，例如：2026-03-01 08:00:00' },
  month: { format: 'YYYY-MM', read: readMonth, write: writeMonth, hint: '请输入月份，例如：2026-03' },
} as const;

export type DateKind = keyof typeof DATE_KINDS;

/** The date of a text as it is saved. One that is written so already stays: summer time has left out some hours. */
const written = (kind: DateKind, text: string, time: Date): string =>
  text.replace(/\d/g, '0') === DATE_KINDS[kind].format.replace(/[a-z]/gi, '0') ? text : DATE_KINDS[kind].write(time);

/** A date that a server sent, as a field shows it; anything else stays as it is. */
export function dateText(kind: DateKind, value: unknown): string {
  const time = typeof value === 'string' ? DATE_KINDS[kind].read(value) : readTime(value);
  return time ? written(kind, textOf(value), time) : textOf(value);
}

/** Ten or thirteen digits: from a machine they are a timestamp, from people a mistyped day. */
const COUNTED = /^\s*(\d{10}|\d{13})\s*$/;

/** The day, time or month that was typed; undefined for anything else. */
export const readTyped = (kind: DateKind, typed: string): Date | undefined =>
  COUNTED.test(typed.normalize('NFKC')) ? undefined : DATE_KINDS[kind].read(typed);

/** What was typed as it is saved; what cannot be read stays as it is. */
export function typedDate(kind: DateKind, typed: string): string {
  const time = readTyped(kind, typed);
  return time ? written(kind, typed.trim(), time) : typed.trim();
}

/** Whether nothing was typed, or something that can be read. */
export const isDateOrEmpty = (kind: DateKind, typed: string): boolean =>
  typed.trim() === '' || readTyped(kind, typed) !== undefined;
