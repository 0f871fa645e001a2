import { expect, test } from 'vitest';
import { clockTime, greeting, monthAndDay, weekday } from './localTime';

const QUARTER_DAYS = Array.from({ length: 4 * 366 }, (_, place) => new Date(2028, 0, 1, 6 * place, (7 * place) % 60));

test('time and day are those of the Chinese locale', () => {
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

const DAY = {
  早上好: [0, 1, 2, 3, 4, 5, 6, 7],
  上午好: [8, 9, 10, 11],
  中午好: [12, 13],
  下午好: [14, 15, 16, 17],
  晚上好: [18, 19, 20, 21, 22, 23],
};

test.each(Object.entries(DAY).flatMap(([words, hours]) => hours.map((hour) => [hour, words] as const)))(
  '%i h: %s',
  (hour, words) => expect(greeting(hour)).toBe(words),
);
