import * as v from 'valibot';
import { expect, test } from 'vitest';
import { acknowledgedSchema, dataOf, fieldsSchema, judgeResponse } from './envelope';

const rules = { statusName: 'code', messageName: 'msg', successCodes: ['200', '0'] };

const judge = (body: unknown, status = 200, statusText = '') => judgeResponse({ status, statusText, body }, rules);

test.each([
  ['200', { code: 200 }, 200],
  ['"200"', { code: '200' }, 200],
  ['0', { code: 0 }, 200],
  ['"0"', { code: '0' }, 200],
  ['200 in an HTTP 201', { code: 200 }, 201],
  ['200 in an HTTP 500', { code: 200 }, 500],
  ['no code, HTTP 200', { rows: [] }, 200],
  ['no code, HTTP 204', '', 204],
  ['code null, HTTP 200', { code: null }, 200],
  ['a bare list', [], 200],
  ['a page of HTML, which the schema will refuse', '<html>', 200],
])('success: %s (§7.7, §7.48, §7.49, §9.2)', (_name, body, status) => {
  expect(judge(body, status)).toEqual({ ok: true });
});

test.each([
  ['401 in an HTTP 200', { code: 401 }, 200, '401', '用户没有权限(令牌失效、用户名、密码错误、登录过期)'],
  ['"500" with a message', { code: '500', msg: '验证码错误' }, 200, '500', '验证码错误'],
  [
    '201 is not among the configured codes',
    { code: 201 },
    201,
    '201',
    '服务器返回了未约定的状态码（201），请刷新后核对结果',
  ],
  ['no code, HTTP 503', {}, 503, '503', '服务不可用，服务器暂时过载或维护'],
  ['no body, HTTP 404', undefined, 404, '404', '访问资源不存在'],
  ['no JSON, HTTP 502', 'Bad Gateway', 502, '502', '网关错误（502）'],
  ['a redirect', '', 302, '302', '请求失败（302）', 'Found'],
  ['a code that is an object', { code: {}, msg: '怪' }, 200, '', '怪'],
  ['a code that is true', { code: true }, 200, '', '请求失败', 'Found'],
])('failure: %s (§7.7, §7.48, §9.2)', (_name, body, status, code, message, detail = '') => {
  expect(judge(body, status, 'Found')).toEqual({ ok: false, code, message, detail });
});

test('names and codes follow the configuration (§7.7, §7.48)', () => {
  const other = { statusName: 'status', messageName: 'error', successCodes: ['ok'] };
  const by = (body: unknown) => judgeResponse({ status: 200, statusText: '', body }, other);
  expect(by({ status: 'ok', code: 500 })).toEqual({ ok: true });
  expect(by({ status: 'bad', error: '不行', msg: 'x' })).toMatchObject({ ok: false, code: 'bad', message: '不行' });
});

test.each([
  ['in data', { code: 200, data: [1] }, [1]],
  ['beside the code', [2], [2]],
])('dataOf finds the content %s', (_name, body, content) => {
  expect(v.parse(dataOf(v.array(v.number())), body)).toEqual(content);
});

test('dataOf takes the whole body where data is null', () => {
  expect(v.parse(dataOf(v.looseObject({ token: v.string() })), { token: 't', data: null })).toMatchObject({
    token: 't',
  });
});

test.each([
  ['beside the code', { code: 200, keys: [1], tree: [] }, { keys: [1], tree: [] }],
  ['in data', { code: 200, data: { keys: [1], tree: [] } }, { keys: [1], tree: [] }],
  ['partly here and there', { code: 200, keys: [1], data: { keys: null, name: '甲' } }, { keys: [1], name: '甲' }],
  ['in data, where null stands beside the code', { code: 200, keys: null, data: { keys: [1] } }, { keys: [1] }],
  ['a bare list', [1], { data: [1] }],
])('fieldsSchema reads fields %s', (_name, body, fields) => {
  expect(v.parse(fieldsSchema, body)).toMatchObject(fields);
});

test.each([{ code: 200 }, {}, '', null, undefined])('acknowledgedSchema takes %j', (body) => {
  expect(v.is(acknowledgedSchema, body)).toBe(true);
});

test.each(['<html>', [], 1, true])('acknowledgedSchema refuses %j', (body) => {
  expect(v.is(acknowledgedSchema, body)).toBe(false);
});
