import { expect, test } from 'vitest';
import { greeting } from './localTime';

const DAY = {
  早上好: [0, 1, 2, 3, 4, 5, 6, 7],
  上午好: [8, 9, 10, 11],
  中午好: [12, 13],
  下午好: [14, 15, 16, 17],
  晚上好: [18, 19, 20, 21, 22, 23],
};

test.each(Object.entries(DAY).flatMap(([words, hours]) => hours.map((hour) => [hour, words] as const)))(
  '%i h: %s (§9.20)',
  (hour, words) => expect(greeting(hour)).toBe(words),
);
