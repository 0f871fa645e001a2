import { describe, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../loadWithRetry';
import { apiErrorText, describeError } from './errorMessages';
import { downloadErrorText } from './files';
import { AbortedError, ApiError, NetworkError, SchemaError, TimeoutError } from './errors';

const call = { method: 'GET', url: '/getInfo', token: undefined };

test.each([
  ['400', '发出信息有误'],
  ['401', '用户没有权限(令牌失效、用户名、密码错误、登录过期)'],
  ['402', '令牌过期'],
  ['403', '用户得到授权，但是访问是被禁止的'],
  ['404', '访问资源不存在'],
  ['406', '请求格式不可得'],
  ['410', '请求资源被永久删除，且不会被看到'],
  ['500', '服务器发生错误'],
  ['502', '网关错误'],
  ['503', '服务不可用，服务器暂时过载或维护'],
  ['504', '网关超时'],
])(
  'a failure with code %s and no text is told as %s (§8.6, §8.7, §8.8, §8.9, §8.10, §8.11, §8.12, §8.13, §8.14, §8.15, §8.16)',
  (code, message) => expect(apiErrorText('', code, 'OK')).toEqual({ message, detail: '' }),
);

test.each([
  ['200', '服务器成功返回请求数据'],
  ['201', '新建或修改数据成功'],
  ['202', '一个请求已经进入后台排队(异步任务)'],
  ['204', '删除数据成功'],
])('words of success are no reason of a failure: %s %s (§8.2, §8.3, §8.4, §8.5)', (code, words) => {
  const message = `服务器返回了未约定的状态码（${code}），请刷新后核对结果`;
  expect(apiErrorText('', code, 'OK')).toEqual({ message, detail: '' });
  expect(apiErrorText(words, code, 'OK')).toEqual({ message, detail: words });
});

describe('the server’s own words, else the table, else the status text', () => {
  test.each([
    ['库存不足', '500', 'Internal Server Error', '库存不足'],
    ['  库存不足\n', '500', '', '库存不足'],
    ['', '500', 'Internal Server Error', '服务器发生错误'],
    ['   ', '403', 'Forbidden', '用户得到授权，但是访问是被禁止的'],
    [undefined, '404', '', '访问资源不存在'],
    [null, '410', 'Gone', '请求资源被永久删除，且不会被看到'],
    [42, '502', 'Bad Gateway', '网关错误'],
    [{ toString: 'evil' }, '504', '', '网关超时'],
    [undefined, '99999', '', '请求失败（99999）'],
    [undefined, 'constructor', '', '请求失败（constructor）'],
  ])('%j, code %s, %j: %j (§7.50)', (message, code, statusText, shown) => {
    expect(apiErrorText(message, code, statusText)).toEqual({ message: shown, detail: '' });
  });
});

describe('what is not for users is told by the code, and kept as detail', () => {
  test.each([
    ['SQL', "Cause: SELECT user_id FROM sys_user WHERE user_name = 'a'"],
    ['an error of MyBatis', '\r\n### Error updating database.  Cause: ...'],
    ['an exception', 'org.springframework.dao.DuplicateKeyException'],
    ['an error by its name', 'TypeError: x is undefined'],
    ['a stack', 'boom at com.ruoyi.web.Login.run(Login.java:7)'],
    ['the address of a call', "请求地址'/system/user/list',不支持'POST'请求"],
    ['a whole address', '连接 http://10.0.0.3:8080 失败'],
    ['a class of Java', 'Failed to convert "a" to java.lang.Long'],
    ['a column of a table', "Unknown column 'cost_time' in 'order clause'"],
    ['the grammar of SQL', 'bad SQL grammar []'],
    ['an addition in SQL', 'insert into sys_role (role_id) values (1)'],
    ['a change in SQL', "update sys_user set status = '1'"],
    ['a deletion in SQL', 'delete from sys_user where user_id = 1'],
    ['a long text', '长'.repeat(121)],
    ['plain English', 'Your InputStream was neither an OLE2 stream, nor an OOXML stream'],
    ['a refused method', "Request method 'PUT' not supported"],
    ['numbers', 'E-1024'],
  ])('%s (§8.32)', (_name, text) => {
    expect(apiErrorText(text, '500', '')).toEqual({ message: '服务器发生错误', detail: text.trim() });
    expect(downloadErrorText('500', text)).toEqual({ message: '系统未知错误，请反馈给管理员', detail: text.trim() });
  });

  test('but a filter of the server that broke the JSON is named', () => {
    const text = "JSON parse error: Unexpected character ('<' (code 60)): was expecting comma";
    expect(apiErrorText(text, '500', '')).toEqual({
      message: '服务器的安全过滤改动了内容中的“<”或“>”，请换成“＜”“＞”后再试',
      detail: text,
    });
    expect(apiErrorText('JSON parse error: Cannot deserialize value', '500', '').message).not.toContain('安全过滤');
  });

  test.each([
    '长'.repeat(120),
    '新增用户“a/b”失败，登录账号已存在',
    '及格率 3/4，请选择 2025/10/16 以后',
    '用户不存在/密码错误',
  ])('%j is for users', (text) => expect(apiErrorText(text, '500', '')).toEqual({ message: text, detail: '' }));
});

test('an unknown status is told by its number, its English stands behind (§7.50)', () => {
  expect(apiErrorText(undefined, '418', 'I’m a teapot')).toEqual({
    message: '请求失败（418）',
    detail: 'I’m a teapot',
  });
  expect(apiErrorText('upstream error', '418', 'I’m a teapot').detail).toBe('upstream error');
});

// As RuoYi-Vue-Plus 4.8.2 (Undertow) and 5.2.2, Tomcat, and a proxy say it.
test.each([
  [
    '500',
    'Maximum upload size exceeded; nested exception is java.lang.IllegalStateException: io.undertow.server.handlers.form.MultiPartParserDefinition$FileTooLargeException: UT000054: The maximum size 10485760 for an individual file in a multipart request was exceeded',
    '（10 MB）',
  ],
  ['500', 'Maximum upload size exceeded', ''],
  [
    '500',
    'Failed to parse multipart servlet request; nested exception is java.io.IOException: io.undertow.server.RequestTooBigException: UT000020: Connection terminated as request was larger than 20971520',
    '',
  ],
  [
    '500',
    'org.apache.tomcat.util.http.fileupload.impl.FileSizeLimitExceededException: The field file exceeds its maximum permitted size of 1572864 bytes.',
    '（1.5 MB）',
  ],
  [
    '500',
    'SizeLimitExceededException: the request was rejected because its size (31457280) exceeds the configured maximum (20971520)',
    '（20 MB）',
  ],
  ['413', '', ''],
])('code %s, %j: the file is too large%s (§8.32)', (code, text, limit) => {
  expect(apiErrorText(text, code, 'Request Entity Too Large')).toEqual({
    message: `文件超过服务器允许的大小${limit}`,
    detail: text,
  });
});

test('without a connection, that is said (§8.1, §8.28)', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(describeError(new NetworkError(call))).toBe('网络已断开，请检查网络（Network Error）');
  vi.unstubAllGlobals();
});

test.each([
  [
    'no connection',
    new NetworkError(call),
    '未可知错误，可能是因为后端不支持跨域CORS、接口地址不存在等问题引起（Network Error）',
  ],
  ['time-out', new TimeoutError(call, 10_000), '请求超时，请稍后重试（timeout of 10000ms exceeded）'],
  ['abort', new AbortedError(call), undefined],
  ['refused', new ApiError(call, '500', '库存不足'), '库存不足'],
  ['shape', new SchemaError(call, 'user.roles'), '接口返回格式不正确：GET /getInfo，字段 user.roles'],
  ['no JSON', new SchemaError(call, ''), '接口返回格式不正确：GET /getInfo，内容不是有效的 JSON'],
  ['shape with words of its own', new SchemaError(call, 'x', '路由格式返回有误！'), '路由格式返回有误！'],
  ['anything else', new TypeError('x is not a function'), '发生未知错误：x is not a function'],
  ['a missing chunk', new ChunkLoadError(new Error('gone')), '页面资源加载失败，请检查网络后重新加载页面'],
  ['no error at all', 'oops', '发生未知错误：oops'],
])('%s is told as %j (§8.1, §8.28)', (_name, error, sentence) => {
  expect(describeError(error)).toBe(sentence);
});

test('an abort says what axios says (§8.28)', () => {
  expect(new AbortedError(call).message).toBe('Request aborted');
  expect(new AbortedError(call).name).toBe('AbortedError');
});
