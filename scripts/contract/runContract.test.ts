import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { db } from '../../mocks/db/db';
import { startChangedMocks, checkChangedMocks, LOGIN_ARGS, runCommand } from './checkMocks';
import { explainNetwork } from './explainFailure';
import { PARTS } from './options';
import { changeData, type Change } from './testBackend';

test('the mocks are ok in every call, and nothing of the test entries stays (§7.8, §7.9, §7.10, §7.11, §7.12, §7.14, §7.15, §7.16, §7.17, §7.18, §7.19, §7.20, §7.21, §7.22, §7.23, §7.24, §7.25, §7.28, §7.30, §7.31, §7.32, §7.33, §7.34)', async () => {
  const { code, output } = await checkChangedMocks({});
  expect(output).not.toMatch(/^(accepted|wrong|skipped)/m);
  expect(output).toMatch(/\n81 ok, 0 accepted variants, 0 wrong, 0 skipped$/);
  expect(code).toBe(0);
  expect(db.dictTypes.some(({ dictType }) => dictType.startsWith('contract_check'))).toBe(false);
  expect(db.dictItems.some(({ dictType }) => dictType.startsWith('contract_check'))).toBe(false);
  expect(db.sessions.size).toBe(0);
});

test('--read-only changes nothing and asks the assistant nothing', async () => {
  const state = () => JSON.stringify([db.dictTypes, db.dictItems, db.conversations, db.records]);
  const before = state();
  const { code, output } = await checkChangedMocks({}, PARTS, ['--read-only']);
  expect(code).toBe(0);
  expect(output).not.toMatch(/(POST|PUT|DELETE) \/system\/dict\/(parent|child)(\/\{id\})? /);
  expect(output).toMatch(/^ok +GET \/system\/dict\/child\/list/m);
  expect(output).toMatch(/^skipped .*getAnswer/m);
  expect(state()).toBe(before);
});

describe('how to sign in', () => {
  const picture = changeData((content: object) => ({ ...content, img: btoa('GIF89a') }));

  test('a captcha that is a picture has to be read by somebody', async () => {
    const { code, output } = await checkChangedMocks({ 'GET /captchaImage': picture }, []);
    expect(output).toMatch(/^skipped +POST \/login +a captcha has to be read/m);
    expect(code).toBe(1);
  });

  test('--captcha gives the code', async () => {
    const sent: unknown[] = [];
    const login: Change = async (_answer, request) => {
      sent.push(await request.json());
      return Response.json({ code: 500, msg: '验证码错误' });
    };
    const changes = { 'GET /captchaImage': picture, 'POST /login': login };
    const { code, output } = await checkChangedMocks(changes, [], ['--captcha', '1234']);
    expect(sent).toMatchObject([{ username: 'admin', password: 'admin123', code: '1234' }]);
    expect(output).toMatch(/^wrong +POST \/login +refused with code 500 \(HTTP 200\): 验证码错误$/m);
    expect(code).toBe(1);
  });

  test('--token takes a session that is there, and leaves it', async () => {
    db.sessions.set('given', 'admin');
    const args = ['--base', await startChangedMocks(), '--token', 'given', '--skip', 'dict,system,chat,download,media'];
    const { code, output } = await runCommand(args);
    expect(output).toMatch(/^skipped +POST \/login/m);
    expect(output).toMatch(/^ok +GET \/getRouters/m);
    expect(code).toBe(0);
    expect(db.sessions.has('given')).toBe(true);
  });

  test('the password may come from the environment', async () => {
    const args = ['--base', await startChangedMocks(), '--user', 'clerk', '--skip', PARTS.join(',')];
    expect(await runCommand(args, { CONTRACT_PASSWORD: 'clerk123' })).toMatchObject({ code: 0 });
  });
});

describe('nothing can be checked', () => {
  test.each([
    [[], '--base is missing'],
    [['--base', 'localhost:8080'], '--base must be an address that begins with http:// or https://'],
    [['--base', 'http://localhost/'], '--user and --password are missing (or a --token)'],
    [
      ['--base', 'http://localhost/', ...LOGIN_ARGS, '--skip', 'menu'],
      '--skip does not know menu; it knows routes, dict, system',
    ],
    [['--base', 'http://localhost/', ...LOGIN_ARGS, '--timeout', 'long'], '--timeout must be a number of milliseconds'],
    [['--base', 'http://localhost/', ...LOGIN_ARGS, '--json', '{'], '--json is no JSON: {'],
    [['--bas', 'http://localhost/'], "Unknown option '--bas'"],
  ])('the command %j', async (args, told) => {
    const { code, output } = await runCommand(args);
    expect(output).toContain(told);
    expect(output).toContain('npm run contract -- --base URL');
    expect(code).toBe(2);
  });

  test('--help', async () => {
    const { code, output } = await runCommand(['--help']);
    expect(output).toMatch(/^Checks a backend/);
    expect(code).toBe(0);
  });

  /**
   * Resolves with a port.
   *
   * @param stays true = a server stays on the port and responds with nonsense, false = nothing listens on the port
   */
  async function portOf(stays: boolean): Promise<number> {
    const server = createServer((socket) => socket.once('data', () => socket.end('nonsense\r\n')));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (stays) server.unref();
    else await new Promise((resolve) => server.close(resolve));
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  }

  test.each([
    ['http', false, /cannot be reached: nothing listens there \(ECONNREFUSED\)$/],
    ['http', true, /cannot be reached: no answer/],
    ['https', true, /cannot be reached: TLS: ERR_SSL_\w+; name the certificate's authority with NODE_EXTRA_CA_CERTS/],
  ])('%s to a port where something listens: %s', async (scheme, stays, told) => {
    const { code, output } = await runCommand([
      '--base',
      `${scheme}://127.0.0.1:${await portOf(stays)}`,
      ...LOGIN_ARGS,
    ]);
    expect(output).toMatch(told);
    expect(code).toBe(2);
  });

  test.each([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /^TLS: DEPTH_ZERO_SELF_SIGNED_CERT; .*--insecure$/],
    ['CERT_HAS_EXPIRED', /^TLS: CERT_HAS_EXPIRED/],
    ['ENOTFOUND', /^the name of the host is not known \(ENOTFOUND\)$/],
    ['UND_ERR_CONNECT_TIMEOUT', /^the host does not answer/],
    ['EWHATEVER', /^no answer: fetch failed \(EWHATEVER\)$/],
  ])('%s is told in words', (code, told) => {
    const failure = new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
    expect(explainNetwork(failure)).toMatch(told);
  });
});

test('as a command: npm run contract, with its exit code', async () => {
  const base = await startChangedMocks({ 'GET /getRouters': changeData(() => [7]) });
  const command = (parts: string) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const args = ['run', '--silent', 'contract', '--', '--base', base, ...LOGIN_ARGS, '--skip', parts];
      execFile('npm', args, (error, stdout) => resolve({ code: error?.code ?? 0, output: stdout }));
    });
  const clean = await command('routes,dict,system,download,media,chat');
  expect(clean.output).toMatch(/^ok +GET \/getInfo$/m);
  expect(clean.code).toBe(0);
  const spoilt = await command('dict,system,download,media,chat');
  expect(spoilt.output).toMatch(/^wrong +GET \/getRouters +data\.0: expected Object, came 7$/m);
  expect(spoilt.code).toBe(1);
}, 60_000);
