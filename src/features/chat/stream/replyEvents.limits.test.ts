import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AbortedError, NetworkError, TimeoutError } from '@/lib/http/errors';
import { BareError, replyEvents } from './replyEvents';

const call = { method: 'GET', url: '/flow', token: undefined };
const limits = { firstByte: 30_000, idle: 60_000 };

let body: ReadableStreamDefaultController<Uint8Array>;
const cancelled = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  cancelled.mockClear();
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller), cancel: cancelled });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rules = { statusName: 'code', messageName: 'msg', successCodes: ['200'] };

/** Reads to the end; resolves with the number of characters, or with the error. */
async function read(signal = new AbortController().signal): Promise<number | Error> {
  let count = 0;
  try {
    for await (const events of replyEvents({ call, url: '/', body: undefined, limits, signals: [signal] }, rules)) {
      for (const event of events) count += event.type === 'message' ? event.answer.length : 0;
    }
    return count;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const send = (size: number) => body.enqueue(new TextEncoder().encode(`data:${'x'.repeat(size)}\n`));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('gives the chunks to the end', async () => {
  const result = read();
  await pass(0);
  send(3);
  send(4);
  body.close();
  expect(await result).toBe(7);
});

describe('limits', () => {
  test('no first byte within 30 s', async () => {
    const result = read();
    await pass(30_000);
    expect(await result).toEqual(new TimeoutError(call, 30_000));
    expect(cancelled).toHaveBeenCalled();
  });

  test('an answer that never begins at all', async () => {
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const result = read();
    await pass(30_000);
    expect(await result).toBeInstanceOf(TimeoutError);
  });

  test('no text for 60 s', async () => {
    const result = read();
    await pass(29_000);
    send(1);
    await pass(60_000);
    expect(await result).toEqual(new TimeoutError(call, 60_000));
  });

  test('0 is no limit', async () => {
    const none = { firstByte: 0, idle: 0 };
    const endless = replyEvents({ call, url: '/', body: undefined, limits: none, signals: [] }, rules);
    const first = endless.next();
    await pass(10_000_000);
    send(1);
    expect(await first).toMatchObject({ done: false });
    await endless.return(undefined);
  });

  test('an answer that keeps coming may take any time', async () => {
    const result = read();
    for (let minute = 0; minute < 20; minute += 1) {
      await pass(minute === 0 ? 29_000 : 59_000);
      send(1);
      await pass(0);
    }
    body.close();
    expect(await result).toBe(20);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a signal gives the request up', async () => {
  const controller = new AbortController();
  const result = read(controller.signal);
  await pass(0);
  send(1);
  await pass(0);
  controller.abort();
  expect(await result).toBeInstanceOf(AbortedError);
  expect(cancelled).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a connection that breaks is a network error', async () => {
  const result = read();
  await pass(0);
  body.error(new TypeError('network error'));
  expect(await result).toBeInstanceOf(NetworkError);
});

test('what is wrong with the answer is told as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  expect(await read()).toEqual(new BareError(call, 500));
});
