// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRenderScheduler } from './renderScheduler';

let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.useRealTimers());

/** An element whose middle is `distance` pixels below the middle of the window. */
function elementAt(distance: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, window.innerHeight / 2 + distance, 10, 0);
  return element;
}

/** Resolves after the scheduler's first turn, which runs in a microtask. */
const firstTurn = () => Promise.resolve();

test('nothing is done while the caller is at work, and the first turn comes before any timer', async () => {
  const { schedule } = createRenderScheduler(() => undefined);
  const work = vi.fn();
  schedule(work, elementAt(0));
  expect(work).not.toHaveBeenCalled();
  await firstTurn();
  expect(work).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is nearest to the view is done first, no more in a turn than there is time for', async () => {
  const { schedule } = createRenderScheduler(() => undefined);
  const done: number[] = [];
  for (const distance of [500, -20, 3000, 100]) {
    schedule(() => {
      done.push(distance);
      now += 8;
    }, elementAt(distance));
  }
  await firstTurn();
  expect(done).toEqual([-20, 100]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([-20, 100, 500, 3000]);
});

test('work that follows from work takes its place in the order', async () => {
  const { schedule } = createRenderScheduler(() => undefined);
  const done: string[] = [];
  schedule(() => done.push('far'), elementAt(900));
  schedule(() => {
    done.push('near');
    schedule(() => done.push('nearest'), elementAt(0));
  }, elementAt(10));
  await firstTurn();
  expect(done).toEqual(['near', 'nearest', 'far']);
});

test('the scroll position is brought in order before and after a turn', async () => {
  const done: string[] = [];
  const { schedule } = createRenderScheduler(() => done.push('settle'));
  schedule(() => done.push('work'), elementAt(0));
  await firstTurn();
  expect(done).toEqual(['settle', 'work', 'settle']);
});

test('work that is cancelled is not done', async () => {
  const settle = vi.fn();
  const { schedule } = createRenderScheduler(settle);
  const work = vi.fn();
  schedule(work, elementAt(0))();
  await firstTurn();
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  expect(settle).not.toHaveBeenCalled();
});
