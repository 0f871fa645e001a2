import { expect, test, vi } from 'vitest';
import { createCallSignal } from './signals';

const two = () => [new AbortController(), new AbortController()] as const;

test.each([0, 1])('aborts with signal %i, for its reason', (place) => {
  const controllers = two();
  const { signal } = createCallSignal(controllers.map((controller) => controller.signal));
  expect(signal.aborted).toBe(false);
  controllers[place]?.abort('over');
  expect(signal).toMatchObject({ aborted: true, reason: 'over' });
});

test('is aborted from the start when one of them is', () => {
  const [first, second] = two();
  second.abort('before');
  expect(createCallSignal([first.signal, second.signal]).signal).toMatchObject({ aborted: true, reason: 'before' });
});

test('holds nothing of a signal that lives on after it was let go', () => {
  const [session] = two();
  const { signal, release } = createCallSignal([session.signal]);
  const heard = vi.fn();
  signal.addEventListener('abort', heard);
  release();
  session.abort();
  expect(heard).not.toHaveBeenCalled();
  expect(signal.aborted).toBe(false);
});

test('of none never aborts', () => expect(createCallSignal([]).signal.aborted).toBe(false));
