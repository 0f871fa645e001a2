import { describe, expect, test } from 'vitest';
import { checkChangedMocks, outputAbout } from './checkMocks';
import type { Part } from './options';
import { changeData, changeJson, respondWithText, type Change } from './testBackend';

type Case = [call: string, change: Change, told: RegExp];

const HTML = respondWithText('<!doctype html><html><head><title>欢迎</title></head></html>', 'text/html');
const refuse = (code: number, msg: string) => respondWithText(JSON.stringify({ code, msg }));
const stream = (body: string) => respondWithText(body, 'text/event-stream');

const SIGNING_IN: Case[] = [
  [
    'GET /captchaImage',
    changeData((content: object) => ({ ...content, img: 5 })),
    /data\.img: expected string, came 5/,
  ],
  ['POST /login', changeData(() => ({})), /data\.token: is missing/],
  ['POST /login', changeData(() => ({ token: 7 })), /data\.token: expected string, came 7/],
  ['POST /login', respondWithText('{"code":200,"da'), /the body is no JSON: \{"code":200,"da/],
  [
    'GET /getInfo',
    changeData((content: object) => ({ ...content, roles: 'admin' })),
    /data\.roles: expected Array, came "admin"/,
  ],
  ['GET /getInfo', changeData(({ user: _user, ...rest }: { user: object }) => rest), /data\.user: is missing/],
  ['GET /getInfo', respondWithText(''), /the body is empty/],
  ['GET /getInfo', HTML, /an HTML page came \(HTTP 200, "欢迎"\): does --base/],
  ['GET /getInfo', refuse(500, '内部错误'), /refused with code 500 \(HTTP 200\): 内部错误/],
  ['GET /getInfo', () => Response.error(), /the connection was cut/],
  ['POST /logout', HTML, /an HTML page came/],
  [
    'GET /getInfo',
    changeData((content: { user: object }) => ({ ...content, user: { ...content.user, orgId: 2 ** 60 } })),
    /data\.user\.orgId: \d+ is beyond 2\^53 − 1, where JSON numbers lose digits: send it as text/,
  ],
];

const MENU: Case[] = [
  [
    'GET /getRouters',
    changeData(() => [{ path: '/user', component: 'party/none/index', meta: { title: '用户' } }]),
    /NO ENTRY OF THE MENU OPENS A PAGE OF THIS APP[^]*用户 \(\/user\): no page is called party\/none\/index/,
  ],
  ['GET /getRouters', changeData(() => ({})), /GET \/getRouters +data: expected Array, came Object/],
  [
    'GET /getRouters',
    changeData((nodes: object[]) => [...nodes, { path: 'javascript:alert(1)', meta: { title: '坏' } }, 7]),
    /菜单项“javascript:alert\(1\)”已忽略[^]*不是对象/,
  ],
];

const DICTIONARY: Case[] = [
  [
    'GET /system/dict/parent/treeList',
    changeData((types: object[]) => types.map((type) => ({ ...type, dictName: 12 }))),
    /data\.0\.dictName: expected string, came 12/,
  ],
  ['GET /system/dict/child/list', changeJson(({ rows: _rows, ...rest }) => rest), /rows: is missing/],
  [
    'GET /system/dict/child/list',
    changeJson(({ rows, ...rest }) => ({
      ...rest,
      rows: (rows as object[]).map((row) => ({ ...row, dictType: 'other' })),
    })),
    /an item of other came/,
  ],
  ['POST /system/dict/parent', refuse(500, '重复'), /refused with code 500 \(HTTP 200\): 重复/],
  ['POST /system/dict/parent', refuse(200, ''), /the type was created, but is not listed/],
  [
    'PUT /system/dict/parent',
    refuse(200, ''),
    /the type was saved with the remark "接口检查：已修改", "接口检查" came/,
  ],
  ['PUT /system/dict/child', refuse(200, ''), /the item was saved with the remark/],
  ['GET /system/dict/parent/optionselect', changeData(() => [{ id: 1 }]), /data\.0\.dictName: is missing/],
];

const FILES: Case[] = [
  ['POST /system/dict/child/export', respondWithText(''), /the file is empty/],
  ['POST /system/oss/export', refuse(403, ''), /refused with code 403 \(HTTP 200\): 当前操作没有权限/],
  ['GET /system/oss/zip', respondWithText('no archive', 'application/zip'), /the file is no zip archive/],
  ['GET /system/oss/download/contract-check-missing.txt', respondWithText('a file', 'text/plain'), /a file came/],
  ['GET /stream/image/1', HTML, /content-type: expected image\/…, came text\/html \(an HTML page\)/],
  ['GET /stream/video/1', respondWithText('', 'video/webm', 401), /HTTP 401: a browser sends no token here/],
];

const ASSISTANT: Case[] = [
  ['GET /difyProxy/getAnswerBlockChat', changeJson(() => ({ code: 200, msg: 5 })), /msg: expected string, came 5/],
  ['GET /difyProxy/getAnswerFlowChat', stream(':c1\n\n'), /the stream holds no text/],
  [
    'GET /difyProxy/getAnswerFlowChat',
    stream('event: error\ndata: 模型超时\n\n'),
    /the stream reports an error: 模型超时/,
  ],
  ['GET /difyProxy/getAnswerFlowChat', refuse(500, '模型不可用'), /code 500 \(HTTP 200\): 模型不可用/],
  ['GET /difyProxy/getAnswerFlowChat', HTML, /an HTML page came/],
  ['GET /difyProxy/getConversationList', changeData(() => [{ name: '无编号' }]), /1 conversations have no usable id/],
  [
    'GET /difyProxy/getConversationRecords',
    changeData(() => [{ id: 1, query: 5, answer: '' }]),
    /data\.0: query or answer is no text/,
  ],
];

describe.each<[string, Part[], Case[]]>([
  ['signing in', [], SIGNING_IN],
  ['menu', ['routes'], MENU],
  ['dictionary', ['dict'], DICTIONARY],
  ['files', ['download', 'media'], FILES],
  ['assistant', ['chat'], ASSISTANT],
])('%s', (_name, parts, cases) => {
  test.each(cases)('%s (%#)', async (call, change, told) => {
    const { code, output } = await checkChangedMocks({ [call]: change }, parts);
    expect(outputAbout(output, 'wrong')).toMatch(told);
    expect(code).toBe(1);
  });
});

test('a type with items that is deleted nevertheless', async () => {
  // The id of the test type is not known, so this covers the first twenty new ids.
  const lenient: Record<string, Change> = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`DELETE /system/dict/parent/${10_000 + index}`, refuse(200, '')]),
  );
  const { code, output } = await checkChangedMocks(lenient, ['dict']);
  expect(outputAbout(output, 'wrong')).toMatch(/of a type with items +was not refused\n/);
  expect(outputAbout(output, 'wrong')).toMatch(/contract_check_\w+ was deleted, but is still listed/);
  expect(code).toBe(1);
});

test('an answer to nobody, and a code other than 401', async () => {
  const open = await checkChangedMocks(
    { 'GET /getInfo': () => Response.json({ code: 200, data: { user: {}, roles: [], permissions: [] } }) },
    [],
  );
  expect(outputAbout(open.output, 'wrong')).toMatch(/GET \/getInfo without a token +was not refused/);
  const other = await checkChangedMocks(
    {
      'GET /getInfo': (answer, { headers }) => (headers.has('authorization') ? answer() : Response.json({ code: 500 })),
    },
    [],
  );
  expect(outputAbout(other.output, 'accepted variant')).toMatch(/expected code 401 or 403: refused with code 500/);
  expect([open.code, other.code]).toEqual([1, 0]);
});

test('a call that hangs ends at the limit', async () => {
  const never: Change = () => new Promise(() => undefined);
  const { code, output } = await checkChangedMocks({ 'GET /getInfo': never }, [], ['--timeout', '300']);
  expect(outputAbout(output, 'wrong')).toMatch(/GET \/getInfo +timeout of 300ms exceeded/);
  expect(code).toBe(1);
});
