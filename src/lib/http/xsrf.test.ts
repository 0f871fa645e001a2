// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bindHttp } from './connection';
import { http } from './http';

const sent: (string | null)[] = [];
const server = setupServer(
  route.post('*/dzb/prod-api/x', ({ request }) => {
    sent.push(request.headers.get('X-XSRF-TOKEN'));
    return HttpResponse.json({ code: 200 });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  sent.length = 0;
  const rules = { statusName: 'code', messageName: 'msg', successCodes: ['200'] };
  const settings = { ...rules, apiBase: '/dzb/prod-api', requestTimeout: 10_000, debounce: [] };
  bindHttp({ settings, getToken: () => undefined, onFailure: () => undefined, onBusy: () => undefined });
});
afterAll(() => server.close());

test.each([
  ['XSRF-TOKEN=secret', 'secret'],
  ['XSRF-TOKEN=; max-age=0', null],
])('with the cookie %s the header X-XSRF-TOKEN is %j', async (cookie, header) => {
  document.cookie = cookie;
  await http.post('/x', {}, { schema: v.unknown() });
  expect(sent).toEqual([header]);
});
