import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect, constants } from 'node:http2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../bench/load/certificate';
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
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.setHeader('content-type', 'image/svg+xml');
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
