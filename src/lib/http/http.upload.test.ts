// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdRequests } from '../../../tests/heldRequests';
import { anyResponse, errorOf, http } from '../../../tests/httpBackend';
import { describeError } from './errorMessages';

const sent = holdRequests();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // What is still held gives its turn on.
  http.context.abortSessionCalls();
  vi.useRealTimers();
});

const fileOf = (name: string) => new File(['x'.repeat(100)], name);

function send(file = fileOf('名册.xlsx'), signal?: AbortSignal) {
  const body = new FormData();
  body.append('file', file);
  return http.post('/upload', body, { ...anyResponse, ...(signal && { signal }) });
}

const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const wordsOf = async (call: Promise<unknown>) => describeError(await errorOf(call));

test('a file that moves may take any time (§7.53)', async () => {
  const call = errorOf(send());
  for (let share = 10; share <= 100; share += 10) {
    await passes(50);
    sent()[0]?.move(share);
  }
  await passes(50);
  sent()[0]?.answer({ code: 200 });
  expect(await call).toBeUndefined();
});

test('a file that does not move is given up after the time for files (§7.53)', async () => {
  const call = errorOf(send());
  await passes(50);
  sent()[0]?.move(10);
  await passes(59);
  expect(sent()[0]?.isAborted).toBe(false);
  await passes(2);
  expect(await call).toMatchObject({ name: 'TimeoutError', message: 'timeout of 60000ms exceeded' });
});

test('of ten files three are on their way; the time of the others counts from their sending (§7.53)', async () => {
  const calls = Array.from({ length: 10 }, () => errorOf(send()));
  await passes(0);
  expect(sent()).toHaveLength(3);
  for (let second = 0; second < 300; second += 30) {
    sent().forEach((request) => request.move(second / 3));
    await passes(30);
  }
  sent()[1]?.answer({ code: 200 });
  expect(await calls[1]).toBeUndefined();
  await passes(0);
  expect(sent()).toHaveLength(4);
  sent()[3]?.answer({ code: 200 });
  expect(await calls[3]).toBeUndefined();
});

test('a file that waits is stopped without being sent', async () => {
  const controller = new AbortController();
  const first = [send(), send(), send()].map(errorOf);
  const waiting = errorOf(send(undefined, controller.signal));
  await passes(0);
  controller.abort();
  expect(await waiting).toMatchObject({ name: 'AbortedError' });
  sent().forEach((request) => request.answer({ code: 200 }));
  expect(await Promise.all(first)).toEqual([undefined, undefined, undefined]);
  expect(sent()).toHaveLength(3);
});

test.each<[by: string, body: unknown, status: number, words: string]>([
  ['a proxy', '<html><h1>413 Request Entity Too Large</h1></html>', 413, '文件“名册.xlsx”超过服务器允许的大小'],
  ['the server', { code: 413, msg: 'Payload Too Large' }, 413, '文件“名册.xlsx”超过服务器允许的大小'],
  [
    'the server, in code 500',
    { code: 500, msg: 'Maximum upload size exceeded; maximum permitted size of 10485760 bytes' },
    200,
    '文件“名册.xlsx”超过服务器允许的大小（10 MB）',
  ],
])('too large for %s: the file is named (§8.34)', async (_by, body, status, words) => {
  const call = wordsOf(send());
  await passes(0);
  sent()[0]?.answer(body, status);
  expect(await call).toBe(words);
});

test('a file that changes on the disk while it is sent is told (§8.34)', async () => {
  const file = fileOf('名册.xlsx');
  const call = wordsOf(send(file));
  await passes(0);
  file.slice = () => {
    throw new DOMException('changed', 'NotReadableError');
  };
  sent()[0]?.fail();
  expect(await call).toBe('文件已被修改，请重新选择');
});

// Tomcat and Jetty close the connection of a file above their limit before it has been sent.
test('a connection that is cut while a file is sent: the file is named, and what it may be (§8.34)', async () => {
  const call = wordsOf(send());
  await passes(0);
  sent()[0]?.move(30);
  sent()[0]?.fail();
  expect(await call).toBe('“名册.xlsx”上传中断：网络不稳定，或文件超过服务器允许的大小');
});
