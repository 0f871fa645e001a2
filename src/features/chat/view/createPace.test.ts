// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace } from './createPace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An element whose middle lies so many pixels below that of the window. */
function elementAt(distance: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(0, window.innerHeight / 2 + distance, 10, 0);
  return element;
}

test('there is time until a turn is used up, and again in the next', () => {
  const pace = createPace(() => undefined);
  expect(pace.hasTime()).toBe(true);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 12);
  expect(pace.hasTime()).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(pace.hasTime()).toBe(true);
});

test('what is nearest to the view is done first, no more in a turn than there is time for', () => {
  const pace = createPace(() => undefined);
  const done: number[] = [];
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  for (const distance of [500, -20, 3000, 100]) {
    pace.want(() => {
      done.push(distance);
      now += 8;
    }, elementAt(distance));
  }
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([-20, 100]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([-20, 100, 500, 3000]);
});

test('the scroll position is brought in order before and after a turn', () => {
  const done: string[] = [];
  const pace = createPace(() => done.push('settle'));
  pace.want(() => done.push('work'), elementAt(0));
  vi.runAllTimers();
  expect(done).toEqual(['settle', 'work', 'settle']);
});

test('what is called off is not done', () => {
  const pace = createPace(() => undefined);
  const done = vi.fn();
  pace.want(done, elementAt(0))();
  vi.runAllTimers();
  expect(done).not.toHaveBeenCalled();
});
