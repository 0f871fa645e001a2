import { expect, test } from 'vitest';
import { relativeTime } from './relativeTime';

const NOW = new Date(2025, 9, 16, 14, 30, 0).getTime();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, '刚刚'],
  [29.999 * SECOND, '刚刚'],
  [30 * SECOND, '1分钟前'],
  [90 * SECOND, '1分钟前'],
  [2 * MINUTE, '2分钟前'],
  [HOUR - 1, '59分钟前'],
  [HOUR, '1小时前'],
  [DAY - 1, '23小时前'],
  [DAY, '1天前'],
  [2 * DAY - 1, '1天前'],
  [2 * DAY, '2025-10-14 14:30:00'],
  [-29 * SECOND, '刚刚'],
  [-HOUR, '2025-10-16 15:30:00'],
])('%i ms ago (§9.21)', (past, expected) => {
  expect(relativeTime(NOW - past, NOW)).toBe(expected);
});

test.each([
  ['ten digits are seconds', Math.floor(NOW / SECOND) - 120, '2分钟前'],
  ['ten digits as text too', String(Math.floor(NOW / SECOND) - 120), '2分钟前'],
  ['milliseconds as text', String(NOW - 3 * HOUR), '3小时前'],
  ['a date', new Date(NOW - DAY), '1天前'],
  ['a text', '2025-10-16 14:00:00', '30分钟前'],
  ['no moment', 'gestern', ''],
  ['nothing', '', ''],
  ['an impossible number', Number.NaN, ''],
  ['beyond all dates', 1e20, ''],
])('%s (§9.22)', (_case, time, expected) => {
  expect(relativeTime(time, NOW)).toBe(expected);
});

test('the form of the date can be chosen (§9.21)', () => {
  expect(relativeTime(NOW - 10 * DAY, NOW, 'YYYY/M/D')).toBe('2025/10/6');
});
