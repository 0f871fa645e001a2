import { expect, test } from 'vitest';
import { posts } from '../../mocks/db/system/posts';
import { ruoyiServer } from '../../mocks/testing/ruoyi/ruoyiServer';
import { checkChangedMocks, LOGIN_ARGS, outputAbout, runCommand, startChangedMocks } from './checkMocks';
import { changeData, changeJson, respondWithText, type Change } from './testBackend';

const ONLY_SYSTEM = ['--skip', 'routes,dict,download,media,chat'];
const check = (changes: Readonly<Record<string, Change>>) => checkChangedMocks(changes, ['system'], []);
const isTestEntry = ({ postName }: { postName: string }) => postName.startsWith('contract_check');

test('a server of RuoYi has all of it, whatever else it does not forgive', async () => {
  const base = await startChangedMocks({}, ruoyiServer());
  const { output } = await runCommand(['--base', base, ...LOGIN_ARGS, ...ONLY_SYSTEM]);
  expect(outputAbout(output, 'wrong')).toBe('');
  expect(output).toMatch(/^ok +PUT \/system\/config$/m);
  expect(output).toMatch(/^ok +POST \/system\/user\/export$/m);
});

test.each([
  ['a page of the web server', respondWithText('<h1>404</h1>', 'text/html', 404)],
  ['RuoYi’s own words', respondWithText('{"code":500,"msg":"No static resource system/post/list."}')],
])('a resource that the server does not have is skipped: %s', async (_name, missing) => {
  const { code, output } = await check({ 'GET /system/post/list': missing });
  expect(outputAbout(output, 'skipped')).toMatch(/all of \/system\/post +the server does not have it/);
  expect(output).not.toMatch(/^\w+ +POST \/system\/post /m);
  expect(code).toBe(0);
});

test('a resource that the account may not read is skipped', async () => {
  const { code, output } = await check({
    'GET /system/post/list': respondWithText('{"code":403,"msg":"没有权限，请联系管理员授权"}'),
  });
  expect(outputAbout(output, 'skipped')).toMatch(/all of \/system\/post +the account may not read it/);
  expect(code).toBe(0);
});

type Row = Record<string, unknown>;
const changeRows = (change: (rows: Row[]) => Row[]) =>
  changeJson((body) => ({ ...body, rows: change(body['rows'] as Row[]) }));

test.each<[string, string, Change, RegExp]>([
  [
    'ids of two types',
    'GET /system/post/list',
    changeRows((rows) => rows.map((row, index) => (index === 1 ? { ...row, postId: 'x1' } : row))),
    /GET \/system\/post\/list +postId comes as number and as string/,
  ],
  [
    'an id of another type in the record',
    'GET /system/post/1',
    changeData((post: object) => ({ ...post, postId: '1' })),
    /GET \/system\/post\/\{id\} +data\.postId is "1", the list has 1/,
  ],
  [
    'a server that does not page',
    'GET /system/post/list',
    changeJson((body) => ({ ...body, total: 3 })),
    /total is 3, but 10/,
  ],
  [
    'an export that is none',
    'POST /system/post/export',
    respondWithText('id,name', 'text/csv'),
    /the file is no workbook/,
  ],
  [
    'a change that is not saved',
    'PUT /system/post',
    respondWithText('{"code":200,"msg":"操作成功"}'),
    /after PUT +the remark is "接口检查"/,
  ],
])('%s is wrong', async (_name, call, change, told) => {
  const { code, output } = await check({ [call]: change });
  expect(outputAbout(output, 'wrong')).toMatch(told);
  expect(code).toBe(1);
  expect(posts.rows.all().some(isTestEntry)).toBe(false);
});

test('--read-only adds nothing', async () => {
  const { output } = await checkChangedMocks({}, ['system'], ['--read-only']);
  expect(output).toMatch(/^ok +GET \/system\/notice\/list$/m);
  expect(output).not.toMatch(/(POST|PUT|DELETE) \/system\/(post|config|notice)(\/\{id\})?$/m);
});
