import { expect, test } from 'vitest';
import { judgeResponse } from './envelope';
import { ApiError, NetworkError, SchemaError } from './errors';
import { lacksCall } from './lacksCall';

const RULES = { statusName: 'code', messageName: 'msg', successCodes: ['200'] };
const callTo = (method: string, url: string) => ({ method, url, token: 'a' });

/** What a server said to a call, as the transport reads it. */
function refusal(method: string, url: string, status: number, body: unknown): ApiError {
  const verdict = judgeResponse({ status, statusText: '', body }, RULES);
  if (verdict.ok) throw new Error('no refusal');
  return new ApiError(callTo(method, url), verdict.code, verdict.message, verdict);
}

const mismatch = (name: string, value: string) => ({
  code: 500,
  msg: `请求参数类型不匹配，参数[${name}]要求类型为：'java.lang.Long'，但输入值为：'${value}'`,
});
const spring = (status: number, error: string) => ({ timestamp: '2026-11-27 16:18:18', status, error, path: '/x' });
const LIST_TOP = '/system/notice/listTop';

// Answers of RuoYi 3.8.9 and 3.9.2 and of RuoYi-Vue-Plus 4.8.2 and 5.2.2.
test.each<[string, string, string, number, unknown, boolean]>([
  ['3.8.9, 4.8.2, 5.2.2: a name taken for an id', 'GET', LIST_TOP, 200, mismatch('noticeId', 'listTop'), true],
  ['3.8.9, 4.8.2: unknown', 'GET', '/system/nothing/list', 404, spring(404, 'Not Found'), true],
  [
    '3.9.2: unknown',
    'GET',
    '/system/nothing/list',
    200,
    { code: 500, msg: "No static resource system/nothing/list for request '/system/nothing/list'." },
    true,
  ],
  [
    '5.2.2: unknown',
    'GET',
    '/system/nothing/list',
    200,
    { code: 404, msg: 'No endpoint GET /system/nothing/list.', data: null },
    true,
  ],
  [
    '4.8.2: another method',
    'POST',
    '/system/notice/markRead',
    200,
    { code: 500, msg: "Request method 'POST' not supported", data: null },
    true,
  ],
  [
    '3.8.9: another method',
    'PUT',
    '/system/menu/updateSort',
    200,
    { code: 500, msg: "请求地址'/system/menu/updateSort',不支持'PUT'请求" },
    true,
  ],
  ['a proxy', 'PUT', '/system/menu/updateSort', 405, '<h1>', true],
  ['not built', 'GET', LIST_TOP, 501, '', true],
  ['another value than the name', 'GET', LIST_TOP, 200, mismatch('pageNum', 'a'), false],
  [
    '5.2.2: another method, which could be anything',
    'POST',
    LIST_TOP,
    500,
    spring(500, 'Internal Server Error'),
    false,
  ],
  ['an error of the database', 'GET', LIST_TOP, 200, { code: 500, msg: '### Error querying database.' }, false],
  ['refused to the user', 'GET', LIST_TOP, 200, { code: 403, msg: '没有权限，请联系管理员授权' }, false],
  ['away for a moment', 'GET', LIST_TOP, 502, '<h1>', false],
])('%s', (_name, method, url, status, body, expected) => {
  expect(lacksCall(refusal(method, url, status, body))).toBe(expected);
});

test('no answer, or another one, says nothing of the kind', () => {
  expect(lacksCall(new NetworkError(callTo('GET', LIST_TOP)))).toBe(false);
  expect(lacksCall(new SchemaError(callTo('GET', LIST_TOP), 'list'))).toBe(false);
});
