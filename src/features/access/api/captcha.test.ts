import { expect, test, vi } from 'vitest';
import { transportLog, errorOf, http, neverRespond, respond, startBackend } from '../../../../tests/httpBackend';
import { fetchCaptcha } from './captcha';

startBackend();

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const base64 = (text: string) => btoa(text);
const ask = () => fetchCaptcha(http, new AbortController().signal);

test.each([
  ['base64 of an SVG', base64(SVG), `data:image/svg+xml;base64,${base64(SVG)}`],
  ['base64 of an SVG with a prologue', base64(`<?xml?>${SVG}`), `data:image/svg+xml;base64,${base64(`<?xml?>${SVG}`)}`],
  ['base64 of any other picture', '/9j/4AAQ', 'data:image/gif;base64,/9j/4AAQ'],
  ['a data URL', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ['raw SVG', SVG, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(SVG)}`],
  ['raw SVG with blanks around it', `\n${SVG}\n`, `data:image/svg+xml;charset=utf-8,${encodeURIComponent(SVG)}`],
  ['an address of a foreign host', 'https://evil.example/x.png', 'data:image/gif;base64,https://evil.example/x.png'],
  ['a script', 'javascript:alert(1)', 'data:image/gif;base64,javascript:alert(1)'],
])('%s', async (_name, img, src) => {
  respond({ code: 200, data: { captchaEnabled: true, img, uuid: 'u' } });
  expect(await ask()).toEqual({ enabled: true, src, uuid: 'u' });
});

const shown = { enabled: true, src: 'data:image/gif;base64,AAAA', uuid: '7' };

test.each([
  ['fields in data', { data: { captchaEnabled: true, img: 'AAAA', uuid: '7' } }, shown],
  ['fields beside the code', { captchaEnabled: true, img: 'AAAA', uuid: '7' }, shown],
  ['captchaOnOff', { captchaOnOff: true, img: 'AAAA', uuid: '7' }, shown],
  ['no flag: enabled', { img: 'AAAA', uuid: '7' }, shown],
  ['uuid as a number', { img: 'AAAA', uuid: 7 }, shown],
  ['disabled', { data: { captchaEnabled: false } }, { enabled: false }],
  ['disabled, as text', { captchaOnOff: 'false' }, { enabled: false }],
])('%s', async (_name, body, captcha) => {
  respond({ code: 200, ...body });
  expect(await ask()).toEqual(captcha);
});

test.each([
  ['no picture', { uuid: '7' }, 'img'],
  ['a picture that is no text', { img: 7, uuid: '7' }, 'img'],
  ['no id', { img: 'AAAA' }, 'uuid'],
])('%s: the field is named', async (_name, data, field) => {
  respond({ code: 200, data });
  expect(await errorOf(ask())).toMatchObject({ name: 'SchemaError', field });
});

test('no token is sent (§7.11)', async () => {
  respond({ code: 200, data: { captchaEnabled: false } });
  await ask();
  expect(transportLog.requests[0]?.headers.get('authorization')).toBeNull();
});

test('20 seconds are waited for it (§7.11)', async () => {
  neverRespond();
  const limit = vi.spyOn(globalThis, 'setTimeout');
  const left = new AbortController();
  const call = errorOf(fetchCaptcha(http, left.signal));
  await expect.poll(() => limit.mock.calls.map(([, delay]) => delay)).toContain(20_000);
  left.abort();
  await call;
});

test.each([
  [
    { code: 404, msg: 'No endpoint GET /captchaImage.' },
    '登录接口与服务器不符，请管理员核对设置 backend（现为“product”）',
  ],
  [
    { code: 401, msg: '请求访问：/auth/code，认证失败，无法访问系统资源' },
    '登录接口与服务器不符，请管理员核对设置 backend（现为“product”）',
  ],
  [{ code: 500, msg: '访问过于频繁，请稍候再试' }, '访问过于频繁，请稍候再试'],
])('a server of another kind, and one that is asked too often, are told: %j (§19.35)', async (body, words) => {
  respond(body);
  expect(await errorOf(ask())).toMatchObject({ message: words });
  expect(transportLog.failures).toEqual([words]);
});
