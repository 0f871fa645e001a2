import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['its time', () => vi.advanceTimersByTimeAsync(1000)],
  ['the signal', (leave: AbortController) => Promise.resolve(leave.abort())],
])('it ends with %s, and leaves neither a timer nor a listener', async (_name, end) => {
  const leave = new AbortController();
  const pausing = pause(1000, leave.signal);
  await vi.advanceTimersByTimeAsync(999);
  expect(vi.getTimerCount()).toBe(1);
  await end(leave);
  await pausing;
  expect([vi.getTimerCount(), getEventListeners(leave.signal, 'abort')]).toEqual([0, []]);
});
