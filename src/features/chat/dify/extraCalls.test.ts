// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
const base = 'https://dify.example/v1';
const calls = extraCalls({ base, apiKey: 'key', user: 'u', sessionSignal: () => signal, log: () => undefined });

test('a Dify on another host gets only headers that it allows (CORS), and no cookie of ours (§15.24)', async () => {
  document.cookie = 'XSRF-TOKEN=secret';
  await calls.parameters();
  await calls.suggested('1');
  await calls.rate('1', 'like', '');
  await calls.upload(new File(['x'], 'a.pdf'), signal, () => undefined);
  const names = sent.flatMap((headers) => [...headers.keys()]);
  expect([...new Set(names)].sort()).toEqual(['accept', 'authorization', 'content-type']);
  expect(sent).toHaveLength(4);
});
