// @vitest-environment jsdom
import { http as route, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeError } from './errorMessages';
import { endsSession, isForbidden } from './errors';
import { createHttp } from './http';
import { lacksCall } from './lacksCall';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const http = createHttp({
  settings: {
    apiBase: '/api',
    requestTimeout: 10_000,
    downloadTimeout: 60_000,
    debounce: [],
    statusName: 'code',
    messageName: 'msg',
    successCodes: ['200', '0'],
  },
  getToken: () => 'T',
  onFailure: () => undefined,
  onBusy: () => undefined,
});

const page = (title: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

/** The failure of a save that is answered so. */
async function failureOf(status: number, body: string | null, type = 'text/html', headers = {}): Promise<unknown> {
  server.use(
    route.post('*/api/x', () => new HttpResponse(body, { status, headers: { 'content-type': type, ...headers } })),
  );
  return http.post('/x', { name: '甲' }, { schema: v.unknown() }).catch((error: unknown) => error);
}

const REDIRECT = '登录网关已过期，请重新加载页面';

describe('a page of a firewall or a proxy is told as such, with its number, and is no word of the API', () => {
  test.each([
    [
      'a firewall, with the number of the event',
      403,
      page('拦截', '<p>您的请求已被拦截</p><p>事件编号：7f3a</p>'),
      '7f3a',
    ],
    ['a firewall, without one', 403, page('403 Forbidden', '<center><h1>403 Forbidden</h1></center>'), ''],
    ['a proxy that forbids methods', 405, page('405 Not Allowed', '<h1>405 Not Allowed</h1><hr>nginx'), ''],
    ['a proxy that forbids a type', 406, page('Not Acceptable', '<h1>Not Acceptable!</h1>Mod_Security'), ''],
    ['a limit of a proxy', 413, page('413 Request Entity Too Large', '<h1>413</h1>'), ''],
    ['a limit of rate', 429, page('429', '<h1>Too Many Requests</h1>'), ''],
    ['a teapot', 418, page('418', '<p>I’m a teapot</p>'), ''],
    ['a broken server behind it', 500, page('500', '<h1>Internal Server Error</h1>'), ''],
    [
      'a gateway',
      502,
      page('502 Bad Gateway', '<center><h1>502 Bad Gateway</h1></center><hr><center>nginx</center>'),
      '',
    ],
    ['a gateway, full', 503, page('503 Service Temporarily Unavailable'), ''],
    ['a gateway, late', 504, page('504 Gateway Time-out'), ''],
    ['a device that says 200', 200, page('提示', '<p>该操作已被安全策略阻断</p>'), ''],
    // Further ones, in the manner of public reports.
    [
      'a cloud firewall: the id of the request in its script',
      405,
      page(
        '405',
        '<p>由于您访问的URL有可能对网站造成安全威胁，您的访问被阻断。</p><script>var traceid="0bc1599817109"</script>',
      ),
      '0bc1599817109',
    ],
    [
      'a cloud firewall that says 418',
      418,
      page('418', '<h2>您的请求疑似攻击行为！</h2><span>事件ID：<b>04-0000-21120220421152601-2f7a5ceb</b></span>'),
      '04-0000-21120220421152601-2f7a5ceb',
    ],
    [
      'a load balancer that says 200',
      200,
      '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 11243555349794389926<br></body></html>',
      '11243555349794389926',
    ],
    [
      'a firewall with the number in a comment',
      403,
      '<!DOCTYPE html><html><head><title>访问被拦截</title></head><body>请求存在威胁</body></html>\n<!-- event_id: 9e1c0f2ab77d4e1c TYPE: A -->',
      '9e1c0f2ab77d4e1c',
    ],
    [
      'a content network',
      403,
      page('Attention Required!', '<span>Cloudflare Ray ID: <strong>7d1f0c3c9b2e</strong></span>'),
      '7d1f0c3c9b2e',
    ],
    [
      'a server of applications',
      400,
      '<!doctype html><html lang="zh"><head><title>HTTP状态 400 - 错误的请求</title>',
      '',
    ],
    ['a page without a head', 403, '<center><h1>网站防火墙</h1>您的请求带有不合法参数</center>', ''],
    [
      'XHTML',
      403,
      '<?xml version="1.0"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0">\n<html><body>denied</body></html>',
      '',
    ],
  ])('%s (%i)', async (_who, status, body, number) => {
    const failure = await failureOf(status, body);
    expect(describeError(failure)).toBe(`请求被网络设备或网关拦截（${[status, number].filter(Boolean).join('，')}）`);
    expect([isForbidden(failure), endsSession(failure), lacksCall(failure)]).toEqual([false, false, false]);
  });
});

describe('the page of a gateway that wants a new sign-in', () => {
  test.each([
    ['a login page in place of JSON', 200, page('统一身份认证平台', '<form><input name="username"></form>')],
    ['one with a field for the password', 200, page('某集团', '<input type="password" name="pwd">')],
    ['one in English', 200, page('Sign in to your account')],
    ['the same, as a refusal', 401, page('401 Authorization Required')],
    ['a refusal with a login page', 403, page('登录超时', '<a href="/login">重新登录</a>')],
    // Further ones.
    [
      'a form that sends itself',
      200,
      '<html><body onload="document.forms[0].submit()"><form method="post" action="https://adfs.example.cn/"><input name="SAMLRequest"></form></body></html>',
    ],
    ['a script that leads away', 200, '<script>top.location.href="https://vpn.example.cn/portal/#!/login";</script>'],
    [
      'a page that refreshes',
      200,
      '<html><head><meta http-equiv="refresh" content="0;url=https://cas.example.cn/cas/login"></head></html>',
    ],
    ['a visible redirect', 302, ''],
  ])('%s (%i)', async (_who, status, body) => {
    const headers = status === 302 ? { location: 'https://sso.example.cn/login' } : {};
    const failure = await failureOf(status, body, 'text/html', headers);
    expect(describeError(failure)).toBe(REDIRECT);
    expect([isForbidden(failure), endsSession(failure)]).toEqual([false, false]);
  });

  test('a redirect to another host, which the browser hides', async () => {
    server.use(
      route.post('*/api/x', () => HttpResponse.error()),
      route.get(
        '*/api/',
        () => new HttpResponse(null, { status: 302, headers: { location: 'https://sso.example.cn' } }),
      ),
    );
    const failure: unknown = await http.post('/x', {}, { schema: v.unknown() }).catch((error: unknown) => error);
    expect(describeError(failure)).toBe(REDIRECT);
  });
});

describe('a maintenance page is told with its title', () => {
  test.each([
    ['in Chinese, 200', 200, page('系统升级维护公告', '<p>预计 22:00 恢复</p>'), '系统维护中：系统升级维护公告'],
    ['of the same words', 200, page('系统维护中'), '系统维护中'],
    ['in English, 503', 503, page('Site under maintenance'), '系统维护中：Site under maintenance'],
    // Further ones.
    [
      'by its heading',
      503,
      '<html><body><h1>系统维护，<br>暂停服务</h1></body></html>',
      '系统维护中：系统维护， 暂停服务',
    ],
    ['with signs of HTML in its title', 200, page('OA&nbsp;停机维护&amp;升级'), '系统维护中：OA 停机维护&升级'],
    ['in English, 200', 200, page('We&#39;ll be back soon!'), "系统维护中：We'll be back soon!"],
  ])('%s', async (_who, status, body, told) => {
    expect(describeError(await failureOf(status, body))).toBe(told);
  });
});

describe('a status of a proxy without an envelope is told in Chinese, with its number', () => {
  test.each([405, 408, 413, 414, 429, 431, 501, 502, 503, 504])('%i', async (status) => {
    const failure = await failureOf(status, null, 'text/plain');
    expect(describeError(failure)).toMatch(new RegExp(`^[^（A-Za-z]*\\p{Script=Han}[^（A-Za-z]*（${status}）$`, 'u'));
    expect(describeError(failure)).not.toContain('请求失败');
  });
});

describe('what is the API’s stays so', () => {
  test.each([
    ['an envelope', 403, '{"code":403,"msg":"没有权限"}', 'text/html', '没有权限'],
    ['JSON that holds HTML', 200, '{"code":500,"msg":"<html> 有误"}', 'application/json', '<html> 有误'],
    ['a refusal without a page', 403, '', 'text/plain', '用户得到授权，但是访问是被禁止的'],
    ['an unknown path', 404, '{"status":404,"error":"Not Found","path":"/x"}', 'application/json', '访问资源不存在'],
    [
      'an unknown path of the web server',
      404,
      page('404 Not Found', '<h1>404 Not Found</h1>'),
      'text/html',
      '访问资源不存在',
    ],
  ])('%s (%i)', async (_who, status, body, type, told) => {
    expect(describeError(await failureOf(status, body, type))).toBe(told);
  });
});
