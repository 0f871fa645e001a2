import { readFileSync, readdirSync, statSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DATA_HEADERS, DATA_POLICY, previewPolicy, securityHeaders } from '../../vite/securityHeaders';
import { startFront } from '../e2e/nginxFront';

const DIST = 'dist/dzb';
const FOR_EVER = 'public, max-age=31536000, immutable';
const IN_BROWSERS = 'gzip, deflate, br, zstd';
const APP_HEADERS = securityHeaders('127.0.0.1');

let front: Awaited<ReturnType<typeof startFront>>;

beforeAll(async () => {
  front = await startFront();
});
afterAll(() => front.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without `fetch`, which would decompress the body and normalise the URL. */
const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(front.origin);
    const sent = request({ hostname, port, path: address, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });

/** The largest file of the build in this folder with this ending. */
function largest(folder: string, ending: string): string {
  const size = (name: string) => statSync(path.join(DIST, folder, name)).size;
  const files = readdirSync(path.join(DIST, folder)).filter((name) => name.endsWith(ending));
  return path.posix.join(folder, files.sort((a, b) => size(b) - size(a))[0] ?? '');
}

describe.each([
  ['static', '.js', 'text/javascript', FOR_EVER],
  ['static', '.css', 'text/css', FOR_EVER],
] as const)('the largest file in %j with %s', (folder, ending, type, cache) => {
  test.each([
    ['br', IN_BROWSERS, brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ] as const)('is sent as %s to who accepts %s', async (encoding, accepted, decode) => {
    const file = largest(folder, ending);
    const { status, headers, body } = await ask(`/dzb/${file}`, { 'accept-encoding': accepted });
    const content = readFileSync(path.join(DIST, file));
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe(type);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['cache-control']).toBe(cache);
    expect(decode(body).equals(content)).toBe(true);
    if (encoding !== undefined) expect(body.length).toBeLessThan(content.length);
  });

  test('is not sent again where it has not changed', async () => {
    const accepted = { 'accept-encoding': IN_BROWSERS };
    const first = await ask(`/dzb/${largest(folder, ending)}`, accepted);
    const again = await ask(`/dzb/${largest(folder, ending)}`, {
      ...accepted,
      'if-none-match': first.headers['etag'] ?? '',
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  });
});

test.each([
  ['favicon.svg', 'image/svg+xml'],
  ['index.html', 'text/html'],
])('%s, which is small, comes as it is, and not again where it has not changed (§9.33)', async (file, type) => {
  const accepted = { 'accept-encoding': IN_BROWSERS };
  const { headers, body } = await ask(`/dzb/${file}`, accepted);
  expect(headers['content-type']).toBe(type);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.equals(readFileSync(path.join(DIST, file)))).toBe(true);
  const again = await ask(`/dzb/${file}`, { ...accepted, 'if-none-match': headers['etag'] ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('every file of the build that is worth it has both twins, and they hold the same (§9.33)', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|svg)$/.test(name));
  const large = files.filter((name) => statSync(path.join(DIST, name)).size >= 1024);
  expect(large.length).toBeGreaterThan(20);
  for (const name of large) {
    const content = readFileSync(path.join(DIST, name));
    expect(gunzipSync(readFileSync(path.join(DIST, `${name}.gz`))).equals(content), name).toBe(true);
    expect(brotliDecompressSync(readFileSync(path.join(DIST, `${name}.br`))).equals(content), name).toBe(true);
  }
});

test.each([
  ['/', 302, '/dzb/', 'no-store'],
  ['/dzb', 301, '/dzb/', 'no-store'],
  ['/dzb/', 200, undefined, 'no-cache'],
  ['/dzb/a/place/in/history/mode', 200, undefined, 'no-cache'],
])('%s answers %i', async (address, status, location, kept) => {
  const answer = await ask(address);
  expect([answer.status, answer.headers['location']]).toEqual([status, location]);
  expect(answer.headers['cache-control']).toBe(kept);
});

test.each([
  '/dzb/static/gone-12345678.js',
  '/dzb/static/gone-12345678.css',
  '/dzb/static/gone',
  '/dzb/static/',
  '/dzb/static',
  '/dzb/gone.png',
  '/dzb/.env',
  '/dzb/.git/config',
  '/.git/config',
  '/dzb/a/.hidden/b',
  '/elsewhere',
  '/dzb/../../etc/passwd',
  '/dzb/%2e%2e/%2e%2e/etc/passwd',
  '/dzb/..%2f..%2fetc/passwd',
  '/dzb/static/..%5c..%5cpackage.json',
  '/dzb/%00index.html',
])('%s leads nowhere: neither to a file nor to the app, and is not kept', async (address) => {
  const { status, headers, body } = await ask(address);
  expect([400, 404]).toContain(status);
  expect(headers['cache-control'] ?? 'no-store').toMatch(/^no-(cache|store)$/);
  expect(body.toString()).not.toMatch(/id="root"|root:/);
});

test.each(['POST', 'PUT', 'DELETE'])('files are not there for %s', async (method) => {
  expect((await ask('/dzb/index.html', {}, method)).status).toBe(405);
});

test.each([
  ['/dzb/', APP_HEADERS],
  ['/dzb/index.html', APP_HEADERS],
  ['/dzb/unsupported.js', APP_HEADERS],
  ['/dzb/a/place/in/history/mode', APP_HEADERS],
  ['/dzb/static/gone.js', APP_HEADERS],
  ['/dzb/licences.txt', DATA_HEADERS],
  ['/elsewhere', DATA_HEADERS],
  ['/dzb/prod-api/captchaImage', DATA_HEADERS],
  ['/dzb/prod-api/getInfo', DATA_HEADERS],
])('%s carries the security headers, and says nothing of the server', async (address, expected) => {
  const { headers } = await ask(address);
  for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers['server']).toBe('nginx');
  // Over plain HTTP there must be no HSTS header: it is for TLS only.
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('answers of the backend are kept by no cache; JSON is compressed on the way', async () => {
  const plain = await ask('/dzb/prod-api/captchaImage');
  expect(plain.headers['cache-control']).toBe('no-store');
  const packed = await ask('/dzb/prod-api/captchaImage', { 'accept-encoding': IN_BROWSERS });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers['vary']).toBe('Accept-Encoding');
  expect(JSON.parse(gunzipSync(packed.body).toString())).toMatchObject({ code: 200 });
});

test('part of a video is sent where part of it is asked for', async () => {
  const { status, headers, body } = await ask('/dzb/prod-api/stream/video/1', { range: 'bytes=4-13' });
  expect([status, body.length]).toEqual([206, 10]);
  expect(headers['content-range']).toMatch(/^bytes 4-13\/\d+$/);
});

test('the backend learns the address of the client from nginx, not from the client', async () => {
  const { body } = await ask('/dzb/preview/file', {
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
    host: 'dzb.example',
  });
  expect(JSON.parse(body.toString())).toMatchObject({
    url: '/dzb/preview/file',
    headers: {
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      'x-forwarded-proto': 'http',
      host: 'dzb.example',
    },
  });
});

test('the file preview gets no session, neither as a cookie nor in a header', async () => {
  const { body } = await ask('/dzb/preview/file', { cookie: 'admintoken=secret', authorization: 'Bearer secret' });
  expect(body.toString()).not.toContain('secret');
});

const SANDBOX = previewPolicy('text/html');

test.each([
  ['a type in the path', '/dzb/preview/x%20application/pdf%2Fevil.html', 'text/html'],
  ['a type in the path, plainly', '/dzb/preview/application/pdf', 'text/html'],
  ['a type within a type', '/dzb/preview/evil.html', 'text/html; a= application/pdf'],
  ['a type within quotes', '/dzb/preview/evil.html', 'text/html; a="1 application/pdf"'],
  ['a type behind a PDF’s', '/dzb/preview/evil.html', 'application/pdf, text/html'],
  ['a type that begins like a PDF’s', '/dzb/preview/evil.html', 'application/pdfx'],
])('%s does not lift the sandbox of a preview', async (_name, address, type) => {
  const { headers } = await ask(`${address}?type=${encodeURIComponent(type)}`);
  expect(headers['content-type']).toBe(type);
  expect(headers['content-security-policy']).toBe(SANDBOX);
});

test.each(['application/pdf', 'Application/PDF', 'application/pdf;charset=UTF-8', 'application/pdf; charset=binary'])(
  'a previewed %s is not sandboxed: Chromium would not show it',
  async (type) => {
    const { headers } = await ask(`/dzb/preview/name%20with%20text/html.pdf?type=${encodeURIComponent(type)}`);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
  },
);

test('an answer of the backend keeps the policy of answers, whatever its address and type say', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const { headers } = await ask('/dzb/prod-api/%20application/pdf/dzb/preview/');
  expect(told).toHaveBeenCalledExactlyOnceWith('mock: 未定义的接口 GET /%20application/pdf/dzb/preview/');
  expect(headers['content-security-policy']).toBe(DATA_POLICY);
});

test('a backend’s file whose name ends like a twin’s is not taken for a compressed one', async () => {
  const { headers } = await ask('/dzb/preview/notes.br');
  expect(headers['content-encoding']).toBeUndefined();
});

test.each([
  ['text/html', SANDBOX],
  ['image/svg+xml', SANDBOX],
  ['application/pdf', "frame-ancestors 'self'"],
])('a previewed %s has a policy of its own, whatever the preview sends (§9.5)', async (type, policy) => {
  const { headers } = await ask(`/dzb/preview/file?type=${encodeURIComponent(type)}`);
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['x-content-type-options']).toBe('nosniff');
});
