// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  anyResponse,
  BASE,
  disconnect,
  errorOf,
  http,
  neverRespond,
  respond,
  server,
  startBackend,
  tokenStore,
  transportLog,
} from '../../../tests/httpBackend';
import { callEarly } from './earlyCalls';

startBackend();

const INFO = `${BASE}/getInfo`;
const ask = (signal?: AbortSignal) => http.get('/getInfo', { ...anyResponse, ...(signal && { signal }) });

test('an early call is that of the app, once', async () => {
  respond({ code: 200, data: '早' });
  callEarly(INFO, 'abc');
  expect(await ask()).toEqual({ code: 200, data: '早' });
  expect(transportLog.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc']);
  await ask();
  expect(transportLog.requests).toHaveLength(2);
});

test('not that of another session', async () => {
  respond({ code: 200 });
  callEarly(INFO, 'abc');
  tokenStore.token = 'other';
  await ask();
  expect(transportLog.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer abc',
    'Bearer other',
  ]);
});

test('its failure is that of the call', async () => {
  respond({ code: 500, msg: '数据库繁忙' }, 503);
  callEarly(INFO, 'abc');
  expect(await errorOf(ask())).toMatchObject({ name: 'ApiError', message: '数据库繁忙' });
});

test('what was lost is asked again', async () => {
  disconnect();
  callEarly(INFO, 'abc');
  await expect.poll(() => transportLog.requests).toHaveLength(1);
  server.use(route.get(INFO, () => HttpResponse.json({ code: 200, data: 7 })));
  expect(await ask()).toEqual({ code: 200, data: 7 });
});

test('a call that is aborted waits for nothing', async () => {
  neverRespond();
  callEarly(INFO, 'abc');
  const controller = new AbortController();
  const failure = errorOf(ask(controller.signal));
  controller.abort();
  expect(await failure).toMatchObject({ name: 'AbortedError' });
});
