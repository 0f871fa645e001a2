// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { difyCalls } from '../calls/difyCalls';
import { extraCalls } from './extraCalls';

const sent: Headers[] = [];
const server = setupServer(
  route.all('https://dify.example/v1/*', ({ request }) => {
    sent.push(request.headers);
    return HttpResponse.json({ id: 'f', data: [] });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const { signal } = new AbortController();
const config = { apiKey: 'key', baseURL: 'https://dify.example/v1', user: 'u' };
const all = difyCalls(config, { sessionSignal: () => signal }, () => undefined);

test('a Dify on another host gets only headers that it allows (CORS), and no cookie of ours (§15.24)', async () => {
  document.cookie = 'XSRF-TOKEN=secret';
  if (!all.dify) throw new Error('has no access');
  const calls = extraCalls(all.dify);
  await all.list('0', signal);
  await calls.parameters();
  await calls.suggested('1');
  await calls.rate('1', 'like', '');
  await calls.upload(new File(['x'], 'a.pdf'), { signal });
  const names = sent.flatMap((headers) => [...headers.keys()]);
  expect([...new Set(names)].sort()).toEqual(['accept', 'authorization', 'content-type']);
  expect(sent).toHaveLength(5);
});
