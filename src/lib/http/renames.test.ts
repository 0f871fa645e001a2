// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { http as route, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { withConfig } from '../../../tests/config';
import { anyResponse, BASE, respond, server, startBackend, transportLog } from '../../../tests/httpBackend';
import { createHttp } from './http';

// jsdom's Blob cannot be read, so Node's is used.
vi.stubGlobal('Blob', NodeBlob);
startBackend();

const start = (backend: 'ruoyi-plus-5' | 'ruoyi-plus') => {
  withConfig({ backend });
  return createHttp({
    settings: {
      ...{ apiBase: BASE, requestTimeout: 0, downloadTimeout: 0, debounce: [] },
      ...{ statusName: 'code', messageName: 'msg', successCodes: ['200'] },
    },
    getToken: () => undefined,
    onFailure: (error) => void transportLog.failures.push(error.message),
    onBusy: () => undefined,
  });
};

let http = start('ruoyi-plus-5');
beforeEach(() => (http = start('ruoyi-plus-5')));

/** What is sent, after an answer. */
async function sentAfter(url: string, data: unknown, body: object) {
  respond({ code: 200, data });
  const read = await http.get(url, anyResponse);
  await http.put(url, body, anyResponse);
  const sent: unknown = await transportLog.requests.at(-1)?.json();
  return [(read as { data: unknown }).data, sent];
}

test.each<[string, string, answered: unknown, read: unknown, saved: object, sent: object]>([
  [
    'of 6',
    '/system/user/2',
    { phoneNumber: '1', gender: '0' },
    { phonenumber: '1', sex: '0' },
    { sex: '1' },
    { gender: '1' },
  ],
  [
    'of 5',
    '/system/user/2',
    { phonenumber: '1', sex: '0' },
    { phonenumber: '1', sex: '0' },
    { sex: '1' },
    { sex: '1' },
  ],
  ['both', '/system/user/2', { sex: '0', gender: 'x' }, { sex: '0', gender: 'x' }, { sex: '1' }, { sex: '1' }],
  [
    'in lists',
    '/system/user/list',
    { rows: [{ gender: '0' }] },
    { rows: [{ sex: '0' }] },
    { phonenumber: '' },
    { phonenumber: '' },
  ],
  [
    'values',
    '/system/menu/9',
    { isFrame: 'N', isCache: 'Y' },
    { isFrame: '1', isCache: '0' },
    { isFrame: '0' },
    { isFrame: 'Y' },
  ],
  ['values of 5', '/system/menu/9', { isFrame: '1' }, { isFrame: '1' }, { isFrame: '0' }, { isFrame: '0' }],
  ['elsewhere', '/office/member/2', { gender: '0' }, { gender: '0' }, { sex: '1' }, { sex: '1' }],
])('%s: %s', async (_name, url, answered, read, saved, sent) => {
  expect(await sentAfter(url, answered, saved)).toEqual([read, sent]);
});

test('a query has the names of the answers', async () => {
  respond({ code: 200, rows: [{ phoneNumber: null }] });
  const params = { phonenumber: '138' };
  await http.get('/system/user/list', { ...anyResponse, params });
  await http.get('/system/user/list', { ...anyResponse, params });
  expect(transportLog.requests.map(({ url }) => new URL(url).search)).toEqual(['?phonenumber=138', '?phoneNumber=138']);
});

test.each(['ruoyi-plus-5', 'ruoyi-plus'] as const)(
  'calls that are elsewhere are found there by %s alone',
  async (backend) => {
    http = start(backend);
    server.use(
      route.all(`${BASE}/monitor/logininfor/*`, () => HttpResponse.json({ code: 404, msg: 'No endpoint' })),
      route.all(`${BASE}/monitor/loginInfo/*`, () => HttpResponse.json({ code: 200 })),
    );
    const calls = ['list', 'clean'].map((name) => `/monitor/logininfor/${name}`);
    for (const call of calls) await http.get(call, anyResponse).catch(() => undefined);
    const asked = transportLog.requests.map(({ url }) => url.slice(BASE.length));
    const isFive = backend === 'ruoyi-plus-5';
    expect(asked).toEqual(isFive ? [calls[0], '/monitor/loginInfo/list', '/monitor/loginInfo/clean'] : calls);
    expect(transportLog.failures).toHaveLength(isFive ? 0 : 2);
  },
);

test('a file at a renamed path comes as it is', async () => {
  server.use(route.post(`${BASE}/system/user/export`, () => new HttpResponse('xlsx')));
  const { blob } = await http.postFile('/system/user/export', {});
  expect(await blob.text()).toBe('xlsx');
});
