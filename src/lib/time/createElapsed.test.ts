import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createElapsed } from './createElapsed';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ now: new Date(2015, 0, 1) }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['nothing is set', 0, 10 * MINUTE, 10 * MINUTE],
  ['the clock is set back by an hour', -60 * MINUTE, 10 * MINUTE, 10 * MINUTE],
  ['the computer sleeps for an hour', 60 * MINUTE, 70 * MINUTE, 70 * MINUTE],
  ['the clock of 2015 is set right', 11 * 365 * DAY, 10 * MINUTE, 11 * 365 * DAY + 10 * MINUTE],
])('%s, and ten minutes pass (§2.113)', (_what, set, ofDay, ofAll) => {
  const [day, all] = [createElapsed(DAY), createElapsed()];
  vi.setSystemTime(Date.now() + set);
  expect([day(), all()].every((passed) => passed >= 0)).toBe(true);
  vi.advanceTimersByTime(10 * MINUTE);
  expect([day(), all()]).toEqual([ofDay, ofAll]);
});
