import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AbortedError, ApiError, MaintenanceError, NetworkError, SchemaError, TimeoutError } from '@/lib/http/errors';
import { intermediaryError } from '@/lib/http/intermediaries';
import { withRetries } from './withRetries';

const call = { method: 'GET', url: '/getInfo', token: 'abc' };
const refusal = (code: string, retryAfter = '') => new ApiError(call, code, code, { retryAfter });

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** The moments of the attempts and their limits, and how it ended, when they end with these errors. */
async function run(errors: readonly Error[], takes = 0) {
  const attempts: number[] = [];
  const limits: number[] = [];
  const onRetry = vi.fn();
  const attempt = async (limit: number) => {
    attempts.push(Date.now());
    limits.push(limit);
    await new Promise((resolve) => setTimeout(resolve, Math.min(takes, limit)));
    const error = errors[attempts.length - 1];
    if (error) throw error;
    return 'answer';
  };
  const { signal } = new AbortController();
  const result = withRetries(attempt, { onRetry, signal }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { attempts, limits, result: await result, retries: onRetry.mock.calls.length };
}

test.each([
  ['500', refusal('500')],
  ['502', refusal('502')],
  ['503', refusal('503')],
  ['504', refusal('504')],
  ['no connection', new NetworkError(call)],
  ['no answer in time', new TimeoutError(call, 10_000)],
])('%s is asked again, with growing pauses', async (_name, error) => {
  const { attempts, result, retries } = await run([error, error, error]);
  expect(attempts).toEqual([0, 1_500, 5_500, 14_500]);
  expect(result).toBe('answer');
  expect(retries).toBe(3);
});

test.each([
  ['401', refusal('401')],
  ['404', refusal('404')],
  ['another shape', new SchemaError(call, 'user')],
  ['an abort', new AbortedError(call)],
])('%s is not', async (_name, error) => {
  expect(await run([error])).toMatchObject({ attempts: [0], result: error, retries: 0 });
});

test('the first error is the one that is told, unless another kind follows', async () => {
  const [first, other] = [refusal('502'), refusal('401')];
  expect((await run([first, refusal('503'), refusal('503'), refusal('503')])).result).toBe(first);
  expect((await run([first, other])).result).toBe(other);
});

test('the attempts end after 20 seconds', async () => {
  const slow = new TimeoutError(call, 10_000);
  const { attempts, limits } = await run([slow, slow, slow, slow], 7_000);
  expect(attempts).toEqual([0, 8_500, 19_500]);
  expect(limits).toEqual([Infinity, 11_500, 500]);
});

test.each([
  ['seconds', '12', [0, 12_000]],
  ['a date', new Date(3_000).toUTCString(), [0, 3_000]],
  ['less than the pause', '1', [0, 1_500]],
  ['nonsense', 'soon', [0, 1_500]],
  ['more than there is', '60', [0]],
])('Retry-After: %s', async (_name, header, expected) => {
  expect((await run([refusal('503', header)])).attempts).toEqual(expected);
});

test('Retry-After of a page of maintenance', async () => {
  const page = { status: 503, type: 'text/html', body: '<html><title>系统维护中</title></html>', retryAfter: '12' };
  const error = intermediaryError(call, page);
  expect(error).toBeInstanceOf(MaintenanceError);
  expect((await run(error ? [error] : [])).attempts).toEqual([0, 12_000]);
});

test('the end of the session ends the pause', async () => {
  const session = new AbortController();
  const attempt = vi.fn(() => Promise.reject(refusal('503')));
  const result = withRetries(attempt, { onRetry: () => undefined, signal: session.signal }).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  session.abort();
  expect(await result).toBeInstanceOf(AbortedError);
  expect(attempt).toHaveBeenCalledOnce();
});
