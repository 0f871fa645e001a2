import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exportWord } from './exportChat';

interface FakeWorker {
  onmessage?: (event: { data: Blob | string }) => void;
  onerror?: (event: { message: string }) => void;
  postMessage: () => void;
  terminate: () => void;
}

/** The worker of the last export, which the test answers for. */
let worker: FakeWorker;
const terminate = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  terminate.mockClear();
  worker = { postMessage: vi.fn(), terminate };
  vi.stubGlobal('Worker', function newWorker() {
    return worker;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins an export; resolves with the file or the message. */
const begin = () => exportWord({ title: '题', date: 0, messages: [] }).catch((error: Error) => error.message);

test('what takes longer than a minute ends with a message, and the worker with it', async () => {
  const result = begin();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('内容过长，未能生成 Word 文档，请分次导出，或导出 Markdown');
  expect(terminate).toHaveBeenCalledOnce();
});

test('a file ends the worker, and no message follows', async () => {
  const result = begin();
  const blob = new Blob(['x']);
  worker.onmessage?.({ data: blob });
  expect(await result).toBe(blob);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(terminate).toHaveBeenCalledOnce();
});

test.each<[string, () => void, string]>([
  ['text that cannot be written', () => worker.onmessage?.({ data: 'no' }), '未能生成 Word 文档，请改为导出 Markdown'],
  [
    'a worker that does not load',
    () => worker.onerror?.({ message: 'no' }),
    '导出组件加载失败，请检查网络，或刷新页面后重试',
  ],
])('%s is told', async (_what, fail, message) => {
  const result = begin();
  fail();
  expect(await result).toBe(message);
  expect(terminate).toHaveBeenCalledOnce();
});
