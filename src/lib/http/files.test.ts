import type * as axios from 'axios';
import type { AxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appConfig } from '@/config/appConfig';
import { TimeoutError } from './errors';
import { createHttp } from './http';
import type { HttpPorts } from './request';

const { sent } = vi.hoisted(() => ({ sent: [] as AxiosRequestConfig[] }));

/** A server whose responses never end. */
vi.mock('axios', async (original) => {
  const actual = await original<typeof axios>();
  const request = (config: AxiosRequestConfig) => {
    sent.push(config);
    return new Promise((_resolve, reject) => {
      config.signal?.addEventListener?.('abort', () => reject(new Error('given up')));
    });
  };
  return { ...actual, default: { ...actual.default, create: () => ({ request }) } };
});

const connect = (limits: Pick<HttpPorts['settings'], 'requestTimeout' | 'downloadTimeout'>) =>
  createHttp({
    settings: {
      apiBase: '/api',
      debounce: [],
      statusName: 'code',
      messageName: 'msg',
      successCodes: ['200'],
      ...limits,
    },
    getToken: () => undefined,
    onFailure: () => undefined,
    onBusy: () => undefined,
  });

const LIMITS = { requestTimeout: 10_000, downloadTimeout: 60_000 };

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** Begins a download; `failures` are the errors with which it ended. */
function begin(limits = LIMITS) {
  const failures: unknown[] = [];
  const end = connect(limits)
    .getFile('/file', {})
    .catch((error: unknown) => void failures.push(error));
  return { end, failures };
}

const arrive = (loaded: number) => sent[0]?.onDownloadProgress?.({ loaded, bytes: loaded, lengthComputable: false });

test('its first byte may take as long as the setting says (§9.2)', async () => {
  const { end, failures } = begin();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(failures).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(failures).toEqual([expect.any(TimeoutError)]);
  expect(failures[0]).toHaveProperty('message', 'timeout of 60000ms exceeded');
});

test('from then on it may take as long as it likes, but no longer between two parts (§9.2)', async () => {
  const { end, failures } = begin();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(15_000);
  for (const loaded of [1, 2, 3, 4, 5, 6, 7, 8]) {
    arrive(loaded);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(failures).toEqual([]);
  }
  await vi.advanceTimersByTimeAsync(1);
  await end;
  expect(failures[0]).toHaveProperty('message', 'timeout of 60000ms exceeded');
});

test('0 is no limit', async () => {
  const { failures } = begin({ requestTimeout: 0, downloadTimeout: 0 });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(9_999_999);
  arrive(1);
  await vi.advanceTimersByTimeAsync(9_999_999);
  expect(failures).toEqual([]);
  expect(sent[0]?.signal?.aborted).toBe(false);
});

test('a server may be silent for 75 seconds, before the first byte and after it', async () => {
  const { failures } = begin(appConfig);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(75_000);
  arrive(1);
  await vi.advanceTimersByTimeAsync(75_000);
  expect(failures).toEqual([]);
});
