import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError, TimeoutError } from '@/lib/http/errors';
import { reasonOf } from './saveOutcome';

afterEach(() => void vi.unstubAllGlobals());

const call = { method: 'POST', url: '/test', token: undefined };

test.each([
  [true, new NetworkError(call), '网络连接中断，请稍后重试'],
  [false, new NetworkError(call), '网络已断开，请检查网络（Network Error）'],
  [true, new TimeoutError(call, 5), '请求超时，请稍后重试（timeout of 5ms exceeded）'],
])('why a save has failed, where the browser says that there is a network (%s): %s', (onLine, error, reason) => {
  vi.stubGlobal('navigator', { onLine });
  expect(reasonOf(error)).toBe(reason);
});
