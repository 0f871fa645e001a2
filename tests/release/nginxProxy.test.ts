import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, constants } from 'node:http2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../scripts/makeCertificate';
import { serveByNginx, wholeSite, type RunningNginx } from '../../scripts/serveByNginx';
import { CLAIMS, DATA_HEADERS, DATA_POLICY, previewPolicy } from '../../vite/securityHeaders';

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
    expect(headers.get('content-security-policy')).toBe(DATA_POLICY);
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

describe('with all optional lines', () => {
  let nginx: RunningNginx;
  beforeAll(async () => {
    const optional = { ...makeCertificate(folder), dify: backend };
    nginx = await serveByNginx({ root: folder, backend, preview: backend, optional });
  });
  afterAll(() => nginx.close());

  /** What a client claims of itself and its host, and its session. */
  const SENT = {
    ...Object.fromEntries([...CLAIMS, 'HTTP_CLIENT_IP'].map((name) => [name, '203.0.113.9'])),
    cookie: 'admintoken=secret',
    authorization: 'Bearer secret',
  };
  /** What a response says of its own policy; no more of it may arrive than what nginx says. */
  const LAX = Object.entries({ ...DATA_HEADERS, 'X-Frame-Options': '' }).map(([name]) => `set-${name}=unsafe-url`);

  const site = wholeSite();
  /** The addresses that another server answers, also those that are added to the file. */
  const places = [...site.matchAll(/location (?:\S+ )?(\/\S*) \{[^{}]*proxy_pass /g)].map(([, place = '']) => place);
  test('each proxy_pass is known', () => {
    expect(places).toHaveLength(site.match(/^ *proxy_pass /gm)?.length ?? 0);
    expect(places).toContain('/dzb/dify/v1/');
  });

  const types = ['text/html', 'image/svg+xml', 'application/json'];
  test.each(places.flatMap((place) => types.map((type) => [place, type] as const)))(
    'what answers at %s, such as %s, is data; only the preview has exceptions, only the API the session',
    async (place, type) => {
      const query = [`set-content-type=${encodeURIComponent(type)}`, ...LAX].join('&');
      const { headers, body } = await ask(nginx.origin, `${place}echo?${query}`, SENT);
      const isPreview = place.startsWith('/dzb/preview/');
      const policy = isPreview ? previewPolicy(type) : DATA_POLICY;
      for (const [name, value] of Object.entries({ ...DATA_HEADERS, 'Content-Security-Policy': policy })) {
        expect(headers[name.toLowerCase()]).toBe(value);
      }
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toBe(isPreview ? undefined : 'no-store');
      expect(body).not.toContain('203.0.113.9');
      expect(body).toContain('"X-Real-IP","127.0.0.1","X-Forwarded-For","127.0.0.1","X-Forwarded-Proto","http"');
      expect(body.match(/secret/g) ?? []).toHaveLength(place.startsWith('/dzb/prod-api/') ? 2 : 0);
    },
  );

  test('Dify is asked by its own name, with its key', async () => {
    const { body } = await ask(nginx.origin, '/dzb/dify/v1/echo');
    expect(JSON.parse(body)).toMatchObject({ url: '/v1/echo' });
    expect(body).toContain('"Host","dify.example.cn"');
    expect(body).toContain('"Authorization","Bearer app-..."');
  });

  test('another name of the host is refused', async () => {
    expect(await ask(nginx.origin, '/dzb/prod-api/echo', { host: 'evil.example' })).toMatchObject({ status: 421 });
  });

  /** Sends a call again and again until it is refused, at most so often. */
  async function refusedAt(path: string, times: number): Promise<number | undefined> {
    for (let count = 1; count <= times; count++) {
      const { status } = await ask(nginx.origin, `/dzb/prod-api/${path}`);
      if (status === 429) return count;
    }
    return undefined;
  }

  test.each([
    ...['login', 'login/', 'login;x=1', ';x/login', '/login', '%6cogin', 'login%3bx', 'Login', './login', 'login?a=1'],
    ...['unlockscreen', 'unlockscreen/', 'system/user/profile/updatePwd', 'system;x/user/profile/updatePwd'],
  ])('passwords are not guessed for long by %s', async (path) => {
    expect(await refusedAt(path, 60)).toBeLessThanOrEqual(60);
  });

  test.each(['getInfo', 'login-log/list', 'monitor/logininfor/list', 'difyProxy/echo'])(
    'other calls are not limited: %s',
    async (path) => {
      expect(await refusedAt(path, 30)).toBeUndefined();
    },
  );
});

test.each([
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
  ['/dzb/prod-api/echo?set-etag=%22a%22&set-last-modified=Thu,%2001%20Jan%201970%2000:00:00%20GMT', 'no-store'],
  ['/dzb/prod-api/echo?set-cache-control=private,max-age=60', 'private,max-age=60'],
  ['/dzb/prod-api/echo?set-expires=Thu,%2001%20Jan%202099%2000:00:00%20GMT', undefined],
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
