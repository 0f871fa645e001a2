import { expect, test } from 'vitest';
import { timestampInMs } from './moment';

test.each([
  [0, 0],
  [999_999_999, 999_999_999],
  [1_000_000_000, 1_000_000_000_000],
  [1_700_000_000.5, 1_700_000_000_500],
  [9_999_999_999, 9_999_999_999_000],
  [10_000_000_000, 10_000_000_000],
  [1_700_000_000_000, 1_700_000_000_000],
  [-1_700_000_000, -1_700_000_000],
  [8.64e15, 8.64e15],
  [8.65e15, NaN],
  [-1e20, NaN],
  [Infinity, NaN],
  [NaN, NaN],
])('%d is %d ms', (sent, expected) => expect(timestampInMs(sent)).toBe(expected));
