// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { prefetch, xsrfHeader } from './prefetchedResponses';
import { createHttp } from './http';

const anything = { schema: v.unknown() };

const sent: (string | null)[] = [];
const server = setupServer(
  route.all('*/x', ({ request }) => {
    sent.push(request.headers.get('X-XSRF-TOKEN'));
    return HttpResponse.json({ code: 200 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void (sent.length = 0));
afterAll(() => server.close());

const http = createHttp({
  settings: {
    statusName: 'code',
    messageName: 'msg',
    successCodes: ['200'],
    apiBase: '/dzb/prod-api',
    requestTimeout: 10_000,
    downloadTimeout: 60_000,
    debounce: [],
  },
  getToken: () => undefined,
  onFailure: () => undefined,
  onBusy: () => undefined,
});

test.each([
  ['XSRF-TOKEN=secret', 'secret'],
  ['XSRF-TOKEN=a%3Db', 'a=b'],
  ['XSRF-TOKEN=; max-age=0', null],
])('with the cookie %s the header X-XSRF-TOKEN is %j, early or not', async (cookie, header) => {
  document.cookie = cookie;
  await http.post('/x', {}, anything);
  prefetch('/dzb/prod-api/x', undefined);
  await http.get('/x', { ...anything, anonymous: true });
  expect(sent).toEqual([header, header]);
});

test('it goes to no other host', () => {
  document.cookie = 'XSRF-TOKEN=secret';
  expect(xsrfHeader('/dzb/prod-api/x')).toEqual({ 'X-XSRF-TOKEN': 'secret' });
  expect(xsrfHeader('https://dify.example/v1')).toEqual({});
});
