import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, constants } from 'node:http2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../scripts/makeCertificate';
import { serveByNginx, type RunningNginx } from '../../scripts/serveByNginx';
import { API_POLICY } from '../../vite/securityHeaders';

/** The URL of the longest question, 800 Chinese characters, with the other parameters. */
const QUESTION = `/dzb/prod-api/difyProxy/getAnswerFlowChat?quiz=${encodeURIComponent('党'.repeat(800))}&conversation_id=c1`;

/** More than all sockets between the backend and a client hold. */
const LARGE_MEGABYTES = 64;

let upstream: Server;
/** Called when the connection of a large response has ended, with whether all of it was sent. */
let large: (isWhole: boolean) => void = () => undefined;
let backend: string;
let folder: string;

beforeAll(async () => {
  upstream = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    if (request.url?.includes('large')) {
      const chunk = Buffer.alloc(1024 * 1024);
      const chunks = Array.from({ length: LARGE_MEGABYTES }, () => chunk);
      pipeline(Readable.from(chunks), response, (error) => large(!error));
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream');
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.setHeader('content-type', 'image/svg+xml');
    for (const [name, value] of searchParams) if (name.startsWith('set-')) response.setHeader(name.slice(4), value);
    if (pathname.endsWith('/echo')) {
      let size = 0;
      request.on('data', (chunk: Buffer) => (size += chunk.length));
      request.on('end', () => response.end(JSON.stringify({ url: request.url, headers: request.rawHeaders, size })));
      return;
    }
    response.end(request.url === '/dzb/prod-api/host' ? request.headers.host : request.url);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const address = upstream.address();
  backend = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  folder = mkdtempSync(path.join(tmpdir(), 'nginx-proxy-'));
});
afterAll(() => {
  upstream.closeAllConnections();
  upstream.close();
  rmSync(folder, { recursive: true });
});

type Settings = Omit<Parameters<typeof serveByNginx>[0], 'root' | 'backend' | 'preview'>;

async function behindNginx(settings: Settings, check: (nginx: RunningNginx) => Promise<void>): Promise<void> {
  const nginx = await serveByNginx({ root: folder, backend, preview: backend, ...settings });
  try {
    await check(nginx);
  } finally {
    await nginx.close();
  }
}

/** Sends an HTTP GET over HTTP/2. */
const askByHttp2 = (origin: string, address: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const session = connect(origin, { rejectUnauthorized: false }).on('error', reject);
    const stream = session.request({ [constants.HTTP2_HEADER_PATH]: address }).on('error', reject);
    let [status, body] = [0, ''];
    stream.on('response', (headers) => (status = headers[':status'] ?? 0));
    stream.setEncoding('utf8').on('data', (text: string) => (body += text));
    stream.on('end', () => {
      session.close();
      resolve({ status, body });
    });
  });

describe('the path that the backend gets', () => {
  test.each([
    [false, '/dzb/prod-api/login?a=1'],
    [true, '/login?a=1'],
  ])('with the line for RuoYi: %s', (strip, asked) =>
    behindNginx({ strip }, async ({ origin }) => {
      const response = await fetch(`${origin}/dzb/prod-api/login?a=1`);
      expect(await response.text()).toBe(asked);
    }),
  );
});

describe('a question of 800 characters', () => {
  test('comes through, and is not logged', () =>
    behindNginx({}, async ({ origin, log }) => {
      const response = await fetch(`${origin}${QUESTION}`);
      expect([response.status, await response.text()]).toEqual([200, QUESTION]);
      await expect.poll(log).toMatch(/"GET \/dzb\/prod-api\/difyProxy\/getAnswerFlowChat HTTP\/1\.1" 200/);
      expect(log()).not.toMatch(/quiz|%E5|c1/);
    }));

  test('comes through HTTP/2', () =>
    behindNginx({ tls: makeCertificate(folder) }, async ({ origin }) => {
      expect(await askByHttp2(origin, QUESTION)).toEqual({ status: 200, body: QUESTION });
    }));
});

test.each([
  '/dzb/prod-api/stream/image/1',
  '/dzb/prod-api/stream/video/1',
  '/dzb/prod-api/stream;x/a.svg',
  '/dzb/prod-api/STREAM/a.svg',
  '/dzb/prod-api/profile/upload/a.html',
  '/dzb/prod-api/difyProxy/a.html',
  '/dzb//prod-api/a.html',
  '/dzb/%70rod-api/a.html',
])('%s runs nothing, whatever policy the backend sends', (address) =>
  behindNginx({}, async ({ origin }) => {
    const { headers } = await fetch(`${origin}${address}`);
    expect(headers.get('content-security-policy')).toBe(API_POLICY);
  }),
);

describe('a client that reads nothing', () => {
  /** Asks for a large response, and reads nothing of it until `check` has passed. */
  const withoutReading = (address: string, check: (wasSentWhole: Promise<boolean>) => Promise<void>) =>
    behindNginx({}, async ({ origin }) => {
      const wasSentWhole = new Promise<boolean>((resolve) => (large = resolve));
      const { hostname, port } = new URL(origin);
      const response = await new Promise<IncomingMessage>((resolve) => {
        request({ hostname, port, path: address }, resolve).end();
      });
      await check(wasSentWhole);
      response.resume();
      expect(await wasSentWhole).toBe(true);
    });

  test('holds no connection of the backend', () =>
    withoutReading('/dzb/prod-api/system/oss/download/large.zip', async (wasSentWhole) => {
      expect(await wasSentWhole).toBe(true);
    }));

  test('gets a reply of the assistant all the same without a buffer', () =>
    withoutReading('/dzb/prod-api/difyProxy/large', async (wasSentWhole) => {
      // Another response comes meanwhile, whole.
      const another = fetch(`http://${backend}/getInfo`).then((response) => response.text());
      expect(await Promise.race([wasSentWhole, another])).toBe('/getInfo');
    }));
});

test('the name of the host comes from the address, not from a header that says another', () =>
  behindNginx({}, async ({ origin }) => {
    const { hostname, port } = new URL(origin);
    const host = await new Promise<string>((resolve, reject) => {
      const path = 'http://dzb.example.cn/dzb/prod-api/host';
      const asked = request({ hostname, port, path, headers: { host: 'evil.example:1' } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('end', () => resolve(body));
      });
      asked.on('error', reject).end();
    });
    expect(host).toBe('dzb.example.cn');
  }));

/** Sends a request as it is written, without `fetch`, which would mend the path and refuse headers. */
const ask = (origin: string, address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asked = request({ hostname, port, path: address, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', reject).end();
  });

const CLAIMS = [
  ...['Forwarded', 'X-Forwarded-Host', 'X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Forwarded-Proto'],
  ...['X-Forwarded-For', 'X-Forwarded-Server', 'X-Forwarded-Ssl', 'X-Original-URL', 'X-Rewrite-URL', 'X-Real-IP'],
  ...['Proxy-Client-IP', 'WL-Proxy-Client-IP', 'X-Client-IP', 'True-Client-IP', 'Proxy', 'HTTP_CLIENT_IP'],
];

test.each(['/dzb/prod-api/echo', '/dzb/prod-api/difyProxy/echo', '/dzb/preview/echo'])(
  'nothing that a client claims of itself, its host or its address arrives at %s',
  (address) =>
    behindNginx({}, async ({ origin }) => {
      const { body } = await ask(origin, address, Object.fromEntries(CLAIMS.map((name) => [name, '203.0.113.9'])));
      expect(body).not.toContain('203.0.113.9');
      expect(body).toContain('"X-Real-IP","127.0.0.1","X-Forwarded-For","127.0.0.1","X-Forwarded-Proto","http"');
    }),
);

test.each([
  ['/dzb/prod-api/echo', true],
  ['/dzb/prod-api/difyProxy/echo', true],
  ['/dzb/preview/echo', false],
  ['/dzb/prod-api/../preview/echo', false],
  ['/dzb/preview/../prod-api/echo', true],
])('%s gets the session: %s', (address, gets) =>
  behindNginx({}, async ({ origin }) => {
    const { body } = await ask(origin, address, { cookie: 'admintoken=secret', authorization: 'Bearer secret' });
    expect(body.match(/secret/g) ?? []).toHaveLength(gets ? 2 : 0);
  }),
);

test.each([
  ...['/dzb/prod-api/..;/..;/actuator/echo', '/dzb/prod-api/..;a=1/echo', '/dzb/prod-api/%2e%2e;/echo'],
  ...['/dzb/prod-api/.%2E%3B/echo', '/dzb/prod-api/..%5c..%5cecho', '/dzb/prod-api/..\\echo'],
  ...['/dzb/prod-api/%2e%2e/%2e%2e/echo', '/dzb/prod-api/..%2f..%2fecho', '/dzb/prod-api/../echo'],
])('a path that would leave the API leads nowhere: %s', (address) =>
  behindNginx({ strip: true }, async ({ origin }) => {
    const { status, body } = await ask(origin, address);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('"url"');
  }),
);

test.each([
  ['/dzb/prod-api/a..b;c/echo', true],
  ['/dzb/prod-api/echo?file=..;%2f..%5c', true],
])('a path that only looks like it arrives as it is: %s', (address) =>
  behindNginx({}, async ({ origin }) => {
    expect(JSON.parse((await ask(origin, address)).body)).toMatchObject({ url: address });
  }),
);

test('an answer cannot make nginx send another file, nor tell what it runs on', () =>
  behindNginx({}, async ({ origin }) => {
    const query = 'set-x-accel-redirect=%2Fdzb%2Findex.html&set-x-powered-by=x&set-x-frame-options=DENY';
    const { headers, body } = await ask(origin, `/dzb/prod-api/echo?${query}`);
    expect(JSON.parse(body)).toMatchObject({ size: 0 });
    for (const name of ['x-accel-redirect', 'x-powered-by', 'x-frame-options']) expect(headers[name]).toBeUndefined();
  }));

test.each([
  ['/dzb/prod-api/echo', 'no-store'],
  ['/dzb/prod-api/difyProxy/echo', 'no-store'],
  ['/dzb/prod-api/echo?set-etag=%22a%22&set-last-modified=Thu,%2001%20Jan%201970%2000:00:00%20GMT', 'no-store'],
  ['/dzb/prod-api/echo?set-cache-control=private,max-age=60', 'private,max-age=60'],
  ['/dzb/prod-api/echo?set-expires=Thu,%2001%20Jan%202099%2000:00:00%20GMT', undefined],
  ['/dzb/preview/echo', undefined],
])('%s is kept by caches as %s', (address, kept) =>
  behindNginx({}, async ({ origin }) => {
    expect((await ask(origin, address)).headers['cache-control']).toBe(kept);
  }),
);

test.each([
  [49, 200],
  [51, 413],
])('a body of %i MB is answered with %i', (megabytes, status) =>
  behindNginx({}, async ({ origin }) => {
    const body = new Uint8Array(megabytes * 1024 * 1024);
    const response = await fetch(`${origin}/dzb/prod-api/echo`, { method: 'POST', body });
    expect(response.status).toBe(status);
    if (status === 200) expect(await response.json()).toMatchObject({ size: body.length });
  }),
);
