import { expect, test, vi } from 'vitest';
import { createObservable } from './createObservable';

test('listeners hear of each change, until they stop', () => {
  const signal = createObservable(1);
  const heard: number[] = [];
  const stop = signal.subscribe(() => void heard.push(signal.get()));
  signal.set(2);
  signal.set(2);
  expect(heard).toEqual([2]);
  stop();
  signal.set(3);
  expect(heard).toEqual([2]);
  expect(signal.get()).toBe(3);
});

test('a listener that stops while it is told does not keep others from hearing', () => {
  const signal = createObservable(NaN);
  const last = vi.fn();
  const stop = signal.subscribe(() => stop());
  signal.subscribe(last);
  signal.set(NaN);
  expect(last).not.toHaveBeenCalled();
  signal.set(1);
  expect(last).toHaveBeenCalledOnce();
});
