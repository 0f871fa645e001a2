import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '../../mocks/db/db';
import { posts } from '../../mocks/db/system/posts';
import {
  changeBody,
  changeData,
  checkMocks,
  LOGIN_ARGS,
  outputAbout,
  respondWithText,
  runCommand,
  startMocks,
  type Change,
} from '../../tests/contractMocks';
import { withConfig } from '../../tests/config';
import { loadPages } from './pages';
import { PARTS, type Part } from './options';

const { EXTRA_CALLS } = await vi.hoisted(async () => {
  const settings = await import('../../mocks/extraCalls');
  for (const [name, value] of Object.entries(settings.EXTRA_CALLS)) vi.stubEnv(name, value);
  return settings;
});
afterAll(() => void vi.unstubAllEnvs());

// Loads the pages before the tests, else the first one would wait while Vite transforms their modules.
beforeAll(loadPages);

const HTML = respondWithText('<!doctype html><html><head><title>欢迎</title></head></html>', 'text/html');
const refuse = (code: number, msg: string) => respondWithText(JSON.stringify({ code, msg }));
const stream = (body: string) => respondWithText(body, 'text/event-stream');
const isTestEntry = (fields: object) => JSON.stringify(fields).includes('contract_check');

test('all calls of the app are made, and the mocks are right in each (§7.8, §7.9, §7.10, §7.11, §7.12, §7.14, §7.15, §7.16, §7.17, §7.18, §7.19, §7.20, §7.21, §7.23, §7.25, §7.28, §7.30, §7.31, §7.32, §7.33, §7.34)', async () => {
  const media = ['--oss', '党员名册.csv', '--image', '1', '--video', '1'];
  const { code, output } = await checkMocks(PARTS, {}, {}, ...media);
  expect(outputAbout(output, 'wrong')).toBe('');
  for (const call of [
    'GET /system/role/{id}, /system/menu/roleMenuTreeselect/{id}',
    'GET /system/role/deptTree/:id depts',
    'PUT /system/role/dataScope',
    'GET /system/user/authRole/{id}',
    'GET /system/user/ roles',
    'GET /system/user/profile',
    'PUT /system/dict/child',
    'DELETE /system/dict/parent/{id} with entries',
    'GET /monitor/operlog/list by costTime',
    'GET /system/config/list of a period',
    'GET /party/fee/list for 上月党费未交',
    'GET /party/fee/list for 上月党费 已交 / 应交 (3)',
    'GET /party/member/list for 失联满6个月',
    'POST /system/user/export',
    `GET ${EXTRA_CALLS.VITE_FILES_ZIP_CALL}`,
    'GET /difyProxy/getAnswerFlowChat?conversation_id',
  ])
    expect(output.split('\n').map((line) => line.trimEnd().replace(/^ok +/, '').split('  ')[0])).toContain(call);
  expect(outputAbout(output, 'not tried')).toMatch(/用户管理 +POST \/system\/user\/importData\n +重置密码\n +分配角色/);
  expect(output).toMatch(/字典管理 \(\/system\/dict\) opens dict\/DictPage/);
  expect(output).toMatch(/everybody may change their name to 集团管理员/);
  expect(code).toBe(0);
  expect([...db.dictTypes, ...db.dictItems, ...posts.rows.all()].filter(isTestEntry)).toEqual([]);
  expect(db.sessions.size).toBe(0);
});

test('a server that has just started may take longer for the sign-in than the app waits, for nothing else', async () => {
  withConfig({ requestTimeout: 50, captchaTimeout: 50 });
  const late: Change = async (answer) => {
    const response = await answer();
    await new Promise((resolve) => setTimeout(resolve, 150));
    return response;
  };
  const { output } = await checkMocks([], { 'GET /captchaImage': late, 'POST /login': late, 'GET /getInfo': late });
  expect(outputAbout(output, 'ok')).toContain('POST /login');
  expect(outputAbout(output, 'wrong')).toMatch(/GET \/getInfo .*50\s?ms/);
});

test('where an id names who has the assistant, the check says whether it is this user, and nothing of names', async () => {
  withConfig({ groupAdminId: '2' });
  const { output } = await checkMocks(['records']);
  expect(output).toContain('集团管理员, id 1, does not have the assistant');
  expect(output).not.toContain('change their name');
});

test('where the assistant is Dify’s own API, that is checked in place of the backend’s calls (§15.24, §15.25)', async () => {
  withConfig({ chatApi: 'dify', chatBaseUrl: '/dzb/prod-api/dify/v1' });
  const { code, output } = await checkMocks(['chat']);
  expect(outputAbout(output, 'wrong')).toBe('');
  expect(code).toBe(0);
  for (const call of [
    'GET /parameters',
    'POST /files/upload',
    'GET /messages/{id}/suggested',
    'POST /messages/{id}/feedbacks',
  ])
    expect(output).toMatch(new RegExp(`^ok +${call.replace(/[{}]/g, '\\$&')}`, 'm'));
  expect(output).not.toContain('difyProxy');
});

test('--read-only changes nothing and asks the assistant nothing', async () => {
  const state = () => JSON.stringify([db.dictTypes, db.dictItems, db.conversations, db.records, posts.rows.all()]);
  const before = state();
  const { code, output } = await checkMocks(['records', 'chat'], {}, {}, '--read-only');
  expect(code).toBe(0);
  expect(output).not.toMatch(/^ok +(PUT|DELETE)/m);
  expect(outputAbout(output, 'not tried')).toMatch(/岗位管理 +POST \/system\/post\n +PUT \/system\/post/);
  expect(outputAbout(output, 'not tried')).toMatch(/getAnswer/);
  expect(state()).toBe(before);
});

test('shapes that the app reads are right (§7.35)', async () => {
  const mixed = changeBody((body) => ({
    ...body,
    rows: (body['rows'] as { noticeId: number }[]).map((notice, index) =>
      index === 1 ? { ...notice, noticeId: String(notice.noticeId) } : notice,
    ),
  }));
  const changes: Record<string, Change> = {
    'GET /system/post/list': changeBody(({ code, rows, total }) => ({ code, data: { list: rows, total } })),
    'GET /system/config/list': changeBody((body) => ({ ...body, total: String(body['total']) })),
    'GET /system/notice/list': mixed,
    'GET /getRouters': changeBody(({ data }) => data),
    'POST /login': changeBody(({ data, ...rest }) => ({ ...rest, ...(data as object) })),
    'GET /getInfo': (answer, { headers }) =>
      headers.get('authorization') ? answer() : Response.json({ code: 403, msg: '请先登录' }),
  };
  const { code, output } = await checkMocks(['routes', 'records'], changes, {}, '--read-only');
  expect(outputAbout(output, 'wrong')).toBe('');
  expect(code).toBe(0);
});

type Case = [call: string, change: Change, told: RegExp];

describe.each<[string, Part[], Case[]]>([
  [
    'signing in',
    ['routes'],
    [
      ['POST /login', changeData(() => ({ token: 7 })), /POST \/login +data: expected string, came 7/],
      [
        'GET /getInfo',
        changeData((content: object) => ({ ...content, roles: 'admin' })),
        /roles: expected Array, came "admin"/,
      ],
      ['GET /getInfo', respondWithText(''), /the body is empty/],
      ['GET /getInfo', respondWithText('{"code":200,"da'), /the body is no JSON: \{"code":200,"da/],
      ['GET /getInfo', HTML, /an HTML page came \(HTTP 200, "欢迎"\): does --base/],
      ['GET /getInfo', refuse(500, '内部错误'), /refused with code 500 \(HTTP 200\): 内部错误/],
      ['GET /getInfo', () => Response.error(), /no answer \(UND_ERR_SOCKET\)|ECONNRESET/],
      [
        'GET /getInfo',
        changeData((content: { user: object }) => ({ ...content, user: { ...content.user, orgId: 2 ** 60 } })),
        /user\.orgId: \d+ is beyond 2\^53 − 1, where JSON numbers lose digits: send it as text/,
      ],
      [
        'GET /getRouters',
        changeData(() => [{ path: '/user', component: 'party/none/index', meta: { title: '用户' } }]),
        /NO ENTRY OF THE MENU OPENS A PAGE OF THIS APP[^]*用户 \(\/user\): no page is called party\/none\/index/,
      ],
    ],
  ],
  [
    'files',
    ['files'],
    [
      ['GET /system/oss/download/党员名册.csv', respondWithText(''), /文件为空/],
      [
        'GET /system/oss/download/contract-check-missing.txt',
        respondWithText('a file', 'text/plain'),
        /was not refused/,
      ],
      ['GET /stream/image/1', HTML, /content-type: expected image\/…, came text\/html/],
    ],
  ],
  [
    'assistant',
    ['chat'],
    [
      ['GET /difyProxy/getAnswerBlockChat', changeBody(() => ({ code: 200, msg: 5 })), /msg: expected string, came 5/],
      ['GET /difyProxy/getAnswerFlowChat', stream(':c1\n\n'), /the stream holds no text/],
      ['GET /difyProxy/getAnswerFlowChat', stream('event: error\ndata: 模型超时\n\n'), /reports an error: 模型超时/],
      ['GET /difyProxy/getConversationList', respondWithText('', 'text/plain', 404), /the server does not have it/],
    ],
  ],
])('%s', (_part, parts, cases) => {
  test.each(cases)('%s (%#)', async (call, change, told) => {
    const media = ['--oss', '党员名册.csv', '--image', '1'];
    const { code, output } = await checkMocks(parts, { [call]: change }, {}, ...media);
    expect(outputAbout(output, 'wrong')).toMatch(told);
    expect(code).toBe(call === 'POST /login' ? 2 : 1);
  });
});

describe('records', () => {
  const changeRows = (change: (rows: object[]) => object[]) =>
    changeBody((body) => ({ ...body, rows: change(body['rows'] as object[]) }));
  const without = (name: string): Change => changeBody(({ [name]: _left, ...rest }) => rest);

  test('each fault is named, and the calls of other pages are made all the same', async () => {
    const changes = {
      'GET /system/post/list': changeBody((body) => ({ ...body, total: 3 })),
      'GET /system/config/list': changeRows((rows) => [...rows, ...rows.slice(0, 1)]),
      'GET /system/user/list': changeBody(() => ({ code: 200, rows: 5 })),
      'GET /system/role/deptTree/2': without('depts'),
      'GET /system/menu/roleMenuTreeselect/2': without('checkedKeys'),
      'POST /system/config/export': respondWithText('id,name', 'text/csv'),
      'PUT /system/notice': refuse(200, '操作成功'),
      'GET /system/dict/key/sys_yes_no': changeData(() => [{}]),
      'GET /system/dept/1': respondWithText('', 'text/plain', 404),
    } satisfies Record<string, Change>;
    const { code, output } = await checkMocks(['routes', 'records'], changes);
    const wrong = outputAbout(output, 'wrong');
    for (const told of [
      /GET \/system\/post\/list +total is 3, but 10 records came/,
      /GET \/system\/config\/list +two records have the same configId\n +11 records came/,
      /GET \/system\/user\/list +rows: expected Array, came 5/,
      /GET \/system\/role\/deptTree\/:id depts +depts is no list/,
      /POST \/system\/config\/export +the file is no workbook/,
      /GET \/system\/notice after PUT +noticeTitle was not saved/,
      /the dictionary sys_yes_no +1 of 1 items have no value/,
      /GET \/system\/dept\/\{id\} +the server does not have it/,
    ])
      expect(wrong).toMatch(told);
    expect(outputAbout(output, 'ok')).toMatch(/roleMenuTreeselect\/\{id\} +menuIds did not come/);
    expect(outputAbout(output, 'not tried')).toMatch(/the rest of \/system\/user +its list cannot be read/);
    expect(output).toMatch(/^ok +DELETE \/system\/notice\/\{id\}$/m);
    expect(code).toBe(1);
  });

  test.each([404, 500] as const)('what neither the server nor its menu has is left out (code %i)', async (unknown) => {
    const { code, output } = await checkMocks(
      ['records', 'chat'],
      Object.fromEntries(
        ['GET /system/post/list', 'GET /difyProxy/getConversationList', 'GET /difyProxy/getConversationRecords'].map(
          (call) => [
            call,
            refuse(unknown, unknown === 404 ? '请求地址不存在' : `No static resource ${call.slice(4)}.`),
          ],
        ),
      ),
      { unknown },
      '--read-only',
    );
    expect(outputAbout(output, 'wrong')).toBe('');
    expect(outputAbout(output, 'not tried')).toMatch(/GET \/system\/post\/list +the server does not have it/);
    expect(outputAbout(output, 'not tried')).toMatch(/the backend has no assistant/);
    expect(code).toBe(0);
  });

  test('a list that the menu opens has to be there; one that the account may not read is left out', async () => {
    const missing = respondWithText('', 'text/plain', 404);
    const changes = { 'GET /system/dict/parent/treeList': missing, 'GET /system/post/list': refuse(403, '没有权限') };
    const { code, output } = await checkMocks(['routes', 'records'], changes, {}, '--read-only');
    expect(outputAbout(output, 'wrong')).toMatch(/treeList +the server does not have it/);
    expect(outputAbout(output, 'not tried')).toMatch(/GET \/system\/post\/list +the account may not read it/);
    expect(code).toBe(1);
  });

  test('a record may be refused to an account that may not edit it, for the app reads it only to edit', async () => {
    const refused = { 'GET /system/post/1': refuse(403, '没有权限') };
    const seesOnly = changeBody(({ data, ...rest }) => ({
      ...rest,
      data: { ...(data as object), permissions: ['system:post:list'] },
    }));
    const seen = await checkMocks(['records'], { ...refused, 'GET /getInfo': seesOnly }, {}, '--read-only');
    expect(outputAbout(seen.output, 'not tried')).toMatch(/GET \/system\/post\/\{id\} +the account may not read it/);
    const edited = await checkMocks(['records'], refused, {}, '--read-only');
    expect(outputAbout(edited.output, 'wrong')).toMatch(/GET \/system\/post\/\{id\} +refused with code 403/);
  });

  test('stopped in the middle, it removes its test entries and makes no further call', async () => {
    const stop = new AbortController();
    let isThere = false;
    const base = await startMocks({
      'POST /system/dict/child': async (answer) => {
        const response = await answer();
        isThere = db.dictItems.some(isTestEntry);
        stop.abort();
        return response;
      },
    });
    const args = ['--base', base, ...LOGIN_ARGS, '--skip', 'routes,files,chat'];
    const { code, output } = await runCommand(args, {}, stop.signal);
    expect(isThere).toBe(true);
    expect([...db.dictTypes, ...db.dictItems].filter(isTestEntry)).toEqual([]);
    expect(output).toMatch(/POST \/system\/dict\/child\n[^]*removed after all\nStopped\.$/);
    expect(code).toBe(130);
  });
});

describe('how to sign in', () => {
  const picture = changeData((content: object) => ({ ...content, img: btoa('GIF89a') }));

  test('a captcha that is a picture has to be read by somebody', async () => {
    const { code, output } = await checkMocks([], { 'GET /captchaImage': picture });
    expect(output).toMatch(/^not tried +POST \/login +the captcha has to be read/m);
    expect(code).toBe(2);
  });

  test('--captcha gives the code', async () => {
    const sent: unknown[] = [];
    const login: Change = async (_answer, request) => {
      sent.push(await request.json());
      return Response.json({ code: 500, msg: '验证码错误' });
    };
    const changes = { 'GET /captchaImage': picture, 'POST /login': login };
    const { output } = await checkMocks([], changes, {}, '--captcha', '1234');
    expect(sent).toMatchObject([{ username: 'admin', password: 'admin123', code: '1234' }]);
    expect(output).toMatch(/^wrong +POST \/login +refused with code 500 \(HTTP 200\): 验证码错误$/m);
  });

  test('where captchas are off none is sent', async () => {
    const sent: unknown[] = [];
    const login: Change = async (_answer, request) => {
      sent.push(await request.json());
      db.sessions.set('a-token', 'admin');
      return Response.json({ code: 0, data: { token: 'a-token' } });
    };
    const off = changeBody(() => ({ code: 200, data: { captchaEnabled: false } }));
    expect(await checkMocks([], { 'GET /captchaImage': off, 'POST /login': login })).toMatchObject({ code: 0 });
    expect(sent).toEqual([{ username: 'admin', password: 'admin123' }]);
  });

  test('--token takes a session that is there, and leaves it', async () => {
    db.sessions.set('given', 'admin');
    const args = ['--base', await startMocks(), '--token', 'given', '--skip', 'records,files,chat'];
    const { code, output } = await runCommand(args);
    expect(output).toMatch(/^ok +GET \/getRouters/m);
    expect(code).toBe(0);
    expect(db.sessions.has('given')).toBe(true);
  });

  test('the password may come from the environment', async () => {
    const args = ['--base', await startMocks(), '--user', 'clerk', '--skip', PARTS.join(',')];
    expect(await runCommand(args, { CONTRACT_PASSWORD: 'clerk123' })).toMatchObject({ code: 0 });
  });

  test('an answer to nobody is wrong', async () => {
    const open = { 'GET /getInfo': () => Response.json({ code: 200, data: { user: {}, roles: [], permissions: [] } }) };
    expect((await checkMocks([], open)).output).toMatch(/^wrong +GET \/getInfo without a token +was not refused/m);
  });
});

test.each([
  [[], '--base must be an address'],
  [['--base', 'localhost:8080', ...LOGIN_ARGS], '--base must be an address that begins with http:// or https://'],
  [['--base', 'http://localhost/'], '--user and --password are missing (or a --token)'],
  [['--base', 'http://localhost/', ...LOGIN_ARGS, '--skip', 'menu'], '--skip does not know menu; it knows routes'],
  [['--bas', 'http://localhost/'], "Unknown option '--bas'"],
  [['--help'], 'Checks a backend'],
])('the command %j checks nothing', async (args, told) => {
  const { code, output } = await runCommand([...args, ...(args.length === 0 ? LOGIN_ARGS : [])]);
  expect(output).toContain(told);
  expect(output).toContain('npm run contract -- --base URL');
  expect(code).toBe(args[0] === '--help' ? 0 : 2);
});

test.each([
  ['http', /GET \/captchaImage +no answer \(ECONNREFUSED\)/],
  ['https', /GET \/captchaImage +TLS: ERR_SSL_\w+; name the certificate's authority by NODE_EXTRA_CA_CERTS/],
])('nothing can be checked where no %s server is', async (scheme, told) => {
  const base = scheme === 'https' ? (await startMocks()).replace('http', 'https') : 'http://127.0.0.1:65530/';
  const { code, output } = await runCommand(['--base', base, ...LOGIN_ARGS]);
  expect(output).toMatch(told);
  expect(code).toBe(2);
});

test('as a command: npm run contract, by the name of a backend, with its exit code', async () => {
  const base = await startMocks({}, { backend: 'ruoyi' });
  const skip = ['--skip', 'records,files,chat'];
  const args = ['run', '--silent', 'contract', '--', '--base', base, '--backend', 'ruoyi', ...LOGIN_ARGS, ...skip];
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile('npm', args, (error, stdout) => resolve({ code: error?.code ?? 0, output: stdout })),
  );
  expect(output).toMatch(/^ok +GET \/getRouters/m);
  expect(code).toBe(0);
});
