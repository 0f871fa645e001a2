import { http as mock } from 'msw';
import { describe, expect, test } from 'vitest';
import { db } from '../../mocks/db/db';
import { path } from '../../mocks/handlers/path';
import { ruoyiSession } from '../../mocks/testing/ruoyi/session';
import {
  startChangedMocks,
  checkChangedMocks,
  ALL_CALLS_ARGS,
  LOGIN_ARGS,
  runCommand,
  outputAbout,
} from './checkMocks';
import { changeData, respondWithText, type Change } from './testBackend';

const ONLY_DICT = ['--skip', 'routes,system,download,media,chat'];
const isTestEntry = ({ dictType }: { dictType: string }) => dictType.startsWith('contract_check_');

describe('three ways of a backend', () => {
  test('the product’s own calls', async () => {
    const { code, output } = await checkChangedMocks({});
    expect(output).not.toMatch(/^(accepted|wrong|skipped)/m);
    expect(output).toMatch(/字典管理 \(\/system\/dict\) opens dict\/DictPage/);
    expect(code).toBe(0);
  });

  test('RuoYi’s dialect of session and menu', async () => {
    const base = await startChangedMocks({}, ruoyiSession);
    const { code, output } = await runCommand(['--base', base, ...LOGIN_ARGS, ...ALL_CALLS_ARGS]);
    expect(outputAbout(output, 'wrong')).toBe('');
    expect(outputAbout(output, 'accepted variant')).toMatch(/POST \/login +the token stands at the top level/);
    expect(outputAbout(output, 'accepted variant')).toMatch(/GET \/getInfo +the fields stand at the top level/);
    for (const told of [
      '字典管理 (/system/dict) opens dict/DictPage',
      '文件管理 (/system/oss) opens files/FilesPage',
      '代码生成 (/tool/gen): no page is called tool/gen/index',
      '若依首页',
      '若依文档 (/doc/ruoyi/vip) opens http://doc.ruoyi.vip',
    ])
      expect(output).toContain(told);
    expect(output).not.toMatch(/[A-Za-z0-9+/=]{200}/);
    expect(code).toBe(0);
  });

  test('RuoYi’s dictionary', async () => {
    const { code, output } = await checkChangedMocks({}, ['dict'], ['--dict-api', 'ruoyi']);
    expect(output).not.toMatch(/^(accepted|wrong)/m);
    for (const call of ['GET /system/dict/type/list', 'PUT /system/dict/data', 'DELETE /system/dict/type/refreshCache'])
      expect(output).toMatch(new RegExp(`^ok +${call}`, 'm'));
    expect(db.dictTypes.filter(isTestEntry)).toEqual([]);
    expect(code).toBe(0);
  });
});

test.each(['--dict-api', '--backend'])('%s knows two', async (name) => {
  const { code, output } = await runCommand(['--base', 'http://localhost/', ...LOGIN_ARGS, name, 'other']);
  expect(output).toContain(`${name} must be product or ruoyi, not "other"`);
  expect(code).toBe(2);
});

const NOT_IN_RUOYI = [
  '/difyProxy/*',
  '/system/dict/parent*',
  '/system/dict/child*',
  '/system/dict/key/*',
  '/system/oss/*',
];

describe.each([
  ['Spring Boot 2', () => Response.json({ status: 404, error: 'Not Found' }, { status: 404 })],
  ['Spring Boot 3', () => Response.json({ code: 500, msg: 'No static resource difyProxy/x.' })],
])('a server of RuoYi on %s, without assistant and files', (_version, missing) => {
  const handlers = [...ruoyiSession, ...NOT_IN_RUOYI.map((call) => mock.all(path(call), missing))];

  test('is all right as it is', async () => {
    const base = await startChangedMocks({}, handlers);
    const { code, output } = await runCommand(['--base', base, ...LOGIN_ARGS, '--backend', 'ruoyi']);
    expect(outputAbout(output, 'wrong')).toBe('');
    expect(outputAbout(output, 'skipped')).toContain('the backend has no assistant');
    expect(output).toMatch(/^ok +PUT \/system\/dict\/data/m);
    expect(output).toMatch(/^ok +POST \/system\/dict\/data\/export \(form of a page\)/m);
    expect(code).toBe(0);
  });
});

test('ids go back in the type in which they came', async () => {
  const bodies: Record<string, unknown>[] = [];
  const noteBody: Change = async (answer, request) => {
    bodies.push((await request.clone().json()) as Record<string, unknown>);
    return answer();
  };
  await checkChangedMocks({ 'PUT /system/dict/parent': noteBody, 'PUT /system/dict/child': noteBody }, ['dict']);
  expect(bodies.map(({ id }) => typeof id)).toEqual(['number', 'number']);
});

test('an export that insists on a page is a variant: the app sends one', async () => {
  const { code, output } = await checkChangedMocks(
    {
      'POST /system/dict/child/export': async (answer, request) =>
        (await request.clone().text()).includes('pageNum')
          ? answer()
          : Response.json({ code: 500, msg: '缺少 pageNum' }),
    },
    ['download'],
  );
  expect(output).toMatch(/^ok +POST \/system\/dict\/child\/export \(form of a page\)/m);
  expect(outputAbout(output, 'accepted variant')).toContain('缺少 pageNum; the app always sends pageNum and pageSize');
  expect(code).toBe(0);
});

test('a backend whose assistant lacks one call has an assistant', async () => {
  const { code, output } = await checkChangedMocks(
    { 'GET /difyProxy/getConversationList': respondWithText('', 'text/plain', 404) },
    ['chat'],
  );
  expect(outputAbout(output, 'wrong')).toContain('GET /difyProxy/getConversationList');
  expect(code).toBe(1);
});

test('without a terminal it says how to get a token past a captcha', async () => {
  const png = `data:image/png;base64,${btoa('picture')}`;
  const { code, output } = await checkChangedMocks(
    { 'GET /captchaImage': changeData((content: object) => ({ ...content, img: png })) },
    [],
  );
  expect(output).toMatch(/curl -s http:\S+\/captchaImage .*captcha_codes:<uuid>/);
  expect(output).toMatch(/curl -s http:\S+\/login -H 'content-type: application\/json' -d '\{"username":"admin"/);
  expect(code).toBe(1);
});

describe('every dictionary call is made, whatever fails', () => {
  const CALLS = [
    'GET /system/dict/parent/treeList',
    'GET /system/dict/child/list',
    'PUT /system/dict/refreshCache',
    'GET /system/dict/dictList',
    'GET /system/dict/key/{key}',
    'GET /system/dict/parent/optionselect',
    'GET /system/dict/child/optionselect',
  ];
  test.each(['POST /system/dict/parent', 'GET /system/dict/parent/treeList', 'POST /system/dict/child'])(
    'without %s',
    async (broken) => {
      const base = await startChangedMocks({ [broken]: respondWithText('', 'text/plain', 404) });
      const { output } = await runCommand(['--base', base, ...LOGIN_ARGS, ...ONLY_DICT]);
      for (const call of CALLS) expect(output).toContain(` ${call} `.trimEnd());
      expect(outputAbout(output, 'wrong')).toContain(broken);
      expect(db.dictTypes.filter(isTestEntry)).toEqual([]);
    },
  );

  test('stopped in the middle, it removes its test entries and makes no further call', async () => {
    const stop = new AbortController();
    let isItemListed = false;
    const base = await startChangedMocks({
      'POST /system/dict/child': async (answer) => {
        const response = await answer();
        isItemListed = db.dictItems.some(isTestEntry);
        stop.abort();
        return response;
      },
    });
    const { code, output } = await runCommand(['--base', base, ...LOGIN_ARGS, ...ONLY_DICT], {}, stop.signal);
    expect(isItemListed).toBe(true);
    expect(db.dictTypes.filter(isTestEntry)).toEqual([]);
    expect(db.dictItems.filter(isTestEntry)).toEqual([]);
    expect(output).toMatch(/POST \/system\/dict\/child\n[^]*removed after all\nStopped\.$/);
    expect(output).not.toContain('POST /logout');
    expect(code).toBe(130);
  });

  test('test entries that their own calls did not remove are removed after all', async () => {
    let isListed = true;
    const base = await startChangedMocks({
      // The list leaves the test type out until the last dictionary call, so the check cannot learn its id and delete it
      // as usual. Only the final clean-up finds it.
      'GET /system/dict/parent/treeList': changeData((types: { dictType: string }[]) =>
        isListed ? types.filter((type) => !isTestEntry(type)) : types,
      ),
      'GET /system/dict/child/optionselect': (answer) => {
        isListed = false;
        return answer();
      },
    });
    const { output } = await runCommand(['--base', base, ...LOGIN_ARGS, ...ONLY_DICT]);
    expect(outputAbout(output, 'skipped')).toMatch(/the test entries +removed after all/);
    expect(db.dictTypes.filter(isTestEntry)).toEqual([]);
  });
});

test('a refused download says nothing of the call where no file came by it', async () => {
  const { output } = await checkChangedMocks({}, ['download'], []);
  expect(outputAbout(output, 'skipped')).toMatch(/of no file +refused, but perhaps there is no such call at all/);
});

test.each([401, 403])('without a token the code %i is right', async (refusal) => {
  const { code, output } = await checkChangedMocks(
    {
      'GET /getInfo': (answer, { headers }) =>
        headers.has('authorization') ? answer() : Response.json({ code: refusal, msg: '请先登录' }),
    },
    [],
  );
  expect(output).toMatch(/^ok +GET \/getInfo without a token/m);
  expect(code).toBe(0);
});

test('pictures are not printed', async () => {
  const { output } = await checkChangedMocks(
    { 'GET /captchaImage': changeData((content: { img: string }) => ({ ...content, img: atob(content.img) })) },
    [],
  );
  expect(outputAbout(output, 'accepted variant')).toMatch(/data\.img: expected .*, came a text of \d+ characters/);
});
