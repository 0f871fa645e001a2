import { createServer, type Server } from 'node:http';
import { connect, constants } from 'node:http2';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCertificate } from '../../bench/load/certificate';
import { serveByNginx, type RunningNginx } from '../../scripts/serveByNginx';

/** The URL of the longest question, 800 Chinese characters, with the other parameters. */
const QUESTION = `/dzb/prod-api/difyProxy/getAnswerFlowChat?quiz=${encodeURIComponent('党'.repeat(800))}&conversation_id=c1`;

let upstream: Server;
let backend: string;
let folder: string;

beforeAll(async () => {
  upstream = createServer({ maxHeaderSize: 64 * 1024 }, (request, response) => {
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.setHeader('content-type', 'image/svg+xml');
    response.end(request.url);
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
  ])('with the second of the two lines: %s', (strip, asked) =>
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

test.each(['/dzb/prod-api/stream/image/1', '/dzb/prod-api/stream/video/1'])(
  '%s runs nothing, whatever policy the backend sends',
  (address) =>
    behindNginx({}, async ({ origin }) => {
      const { headers } = await fetch(`${origin}${address}`);
      expect(headers.get('content-security-policy')).toBe("sandbox; frame-ancestors 'self'");
    }),
);
