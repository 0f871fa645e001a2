// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReconnect } from './onReconnect';

const say = (type: 'online' | 'offline') => void window.dispatchEvent(new Event(type));
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
const stops: (() => void)[] = [];

function watch(request: () => Promise<Response>, mayBeBack?: boolean) {
  const ask = vi.spyOn(globalThis, 'fetch').mockImplementation(request);
  const listener = vi.fn();
  stops.push(onReconnect(listener, mayBeBack));
  return { ask, listener };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

test('any answer of the host shows that it can be reached, a refusal too', async () => {
  const { listener } = watch(() => Promise.resolve(new Response(null, { status: 403 })));
  say('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledOnce();
  say('offline');
  say('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('requests do not get through at once: it asks until they do, less and less often', async () => {
  const { ask, listener } = watch(refuse);
  say('online');
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(ask).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(6);
  expect(listener).not.toHaveBeenCalled();
  ask.mockImplementation(() => Promise.resolve(new Response()));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listener).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(7);
});

test('nothing is asked while the connection is away again, or once nobody listens', async () => {
  const { ask, listener } = watch(refuse);
  say('online');
  await vi.advanceTimersByTimeAsync(0);
  say('offline');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  say('online');
  await vi.advanceTimersByTimeAsync(0);
  stops.pop()?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(listener).not.toHaveBeenCalled();
});

test('an answer that comes once the connection is away again is none', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { listener } = watch(() => new Promise((resolve) => (answer = resolve)));
  say('online');
  say('offline');
  answer(new Response());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listener).not.toHaveBeenCalled();
});

test('a connection that may be back already: it asks before it says so, and not while there is none', async () => {
  const { ask, listener } = watch(refuse, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  expect(listener).not.toHaveBeenCalled();
  ask.mockImplementation(() => Promise.resolve(new Response()));
  await vi.advanceTimersByTimeAsync(500);
  expect(listener).toHaveBeenCalledOnce();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const before = ask.mock.calls.length;
  watch(refuse, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBe(before);
});
