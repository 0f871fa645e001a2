import { createServer, type Server } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { backendProxy } from './backendProxy';
import { CLAIMS, DATA_HEADERS, previewPolicy } from './securityHeaders';

const API_BASE = '/dzb/prod-api';
const BASES = { apiBase: API_BASE, previewBase: '/dzb/preview' };

let backend: Server | undefined;
let vite: ViteDevServer | undefined;

afterEach(async () => {
  await vite?.close();
  backend?.close();
});

/** A backend that responds with the path of the request. */
async function startBackend(): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.setHeader('content-type', request.url?.endsWith('.pdf') ? 'application/pdf' : 'text/html');
    const [, own] = /cache=([\w-]+)/.exec(request.url ?? '') ?? [];
    if (own !== undefined) response.setHeader(own, own === 'expires' ? '0' : 'private');
    const asked = Object.values(request.headers).includes('203.0.113.9') ? 'claimed' : request.url;
    response.end(asked + JSON.stringify(request.headers.cookie ?? ''));
  });
  backend = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function startVite(env: Record<string, string>): Promise<string> {
  const server = { host: '127.0.0.1', port: 0, ws: false, watch: null, proxy: backendProxy(env, BASES) } as const;
  vite = await createVite({ configFile: false, logLevel: 'silent', optimizeDeps: { noDiscovery: true }, server });
  await vite.listen();
  const address = vite.httpServer?.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

test.each([
  ['', '/login', '/dzb/prod-api/login'],
  ['false', '/login', '/dzb/prod-api/login'],
  ['true', '/login', '/login'],
  [
    'true',
    '/system/dict/type/list?pageNum=1&dictName=%E6%80%A7',
    '/system/dict/type/list?pageNum=1&dictName=%E6%80%A7',
  ],
  ['true', '', '/'],
  ['true', '?a=1', '/?a=1'],
])('VITE_PROXY_STRIP=%s: the call %j reaches the backend as %s', async (strip, call, asked) => {
  const target = await startBackend();
  const origin = await startVite({ VITE_PROXY_TARGET: target, VITE_PROXY_STRIP: strip });
  const response = await fetch(`${origin}${API_BASE}${call}`);
  expect(await response.text()).toBe(`${asked}""`);
});

test('the backend’s responses have the headers that they have behind nginx', async () => {
  const origin = await startVite({ VITE_PROXY_TARGET: await startBackend() });
  const { headers } = await fetch(`${origin}${API_BASE}/profile/upload/a.html`);
  expect(Object.fromEntries(headers)).toMatchObject(
    Object.fromEntries(Object.entries(DATA_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  );
});

test.each([`${API_BASE}/a`, '/dzb/preview/a'])('nothing that a client claims of itself arrives at %s', async (path) => {
  const origin = await startVite({ VITE_PROXY_TARGET: await startBackend() });
  const headers = Object.fromEntries(CLAIMS.map((name) => [name, '203.0.113.9']));
  expect(await (await fetch(origin + path, { headers })).text()).toBe(`${path}""`);
});

test.each([
  ['/a', 'no-store'],
  ['/a?cache=etag', 'no-store'],
  ['/a?cache=expires', null],
  ['/a?cache=cache-control', 'private'],
])('no cache keeps an answer that says nothing of caches: %s', async (call, kept) => {
  const origin = await startVite({ VITE_PROXY_TARGET: await startBackend() });
  const { headers } = await fetch(`${origin}${API_BASE}${call}`);
  expect(headers.get('cache-control')).toBe(kept);
});

test.each([
  ['', '/login'],
  ['false', '/dzb/prod-api/login'],
])('RuoYi’s backend has no prefix, unless VITE_PROXY_STRIP says so: %s', async (strip, asked) => {
  const env = { VITE_BACKEND: 'ruoyi', VITE_PROXY_TARGET: await startBackend(), VITE_PROXY_STRIP: strip };
  const response = await fetch(`${await startVite(env)}${API_BASE}/login`);
  expect(await response.text()).toBe(`${asked}""`);
});

test.each(['VITE_PREVIEW_TARGET', 'VITE_PROXY_TARGET'])('previews come from %s, without the session', async (name) => {
  const origin = await startVite({ [name]: await startBackend(), VITE_PROXY_STRIP: 'true' });
  const headers = { cookie: 'admintoken=secret' };
  const response = await fetch(`${origin}/dzb/preview/a.html`, { headers });
  expect(await response.text()).toBe('/dzb/preview/a.html""');
  expect(response.headers.get('content-security-policy')).toBe(previewPolicy('text/html'));
});

test('a previewed PDF is not sandboxed: Chromium would not show it', async () => {
  const origin = await startVite({ VITE_PROXY_TARGET: await startBackend() });
  const { headers } = await fetch(`${origin}/dzb/preview/a.pdf`);
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
});

test('without a backend there is nothing to pass on to', () => {
  expect(backendProxy({ VITE_PROXY_STRIP: 'true' }, BASES)).toEqual({});
});

test('any other value is an error', () => {
  expect(() => backendProxy({ VITE_PROXY_STRIP: 'yes' }, BASES)).toThrow('VITE_PROXY_STRIP="yes"');
});
