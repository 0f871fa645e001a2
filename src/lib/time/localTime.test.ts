import { expect, test } from 'vitest';
import { clockTime, monthAndDay, weekday } from './localTime';

const QUARTER_DAYS = Array.from({ length: 4 * 366 }, (_, place) => new Date(2028, 0, 1, 6 * place, (7 * place) % 60));

test('time and day are those of the Chinese locale (§2.88)', () => {
  const time = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const day = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full' });
  for (const at of QUARTER_DAYS)
    expect([clockTime(at.getTime()), `${at.getFullYear()}年${monthAndDay(at)}${weekday(at)}`]).toEqual([
      time.format(at),
      day.format(at),
    ]);
});

test.each([NaN, Infinity, -Infinity, 8.65e15])('there is no time %d', (timestamp) => {
  expect(clockTime(timestamp)).toBe('');
});
