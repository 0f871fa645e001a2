import { http as route, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { BackendKind } from '@/config/dialects';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { BASE, errorOf, http, respond, server, startBackend } from '../../../tests/httpBackend';
import { uploadFile, uploadPicture } from './uploadFile';

startBackend();

const { dispatch } = createTestStore({ ...createTestServices(), http });
const upload = () => dispatch(uploadPicture(new File(['x'], 'a.png', { type: 'image/png' }), {}));

test.each<[BackendKind, call: string, answer: object, address: string]>([
  ['ruoyi', '/common/upload', { url: 'http://10.0.0.3/up/a.png', fileName: '/up/a.png' }, `${BASE}/up/a.png`],
  [
    'ruoyi-plus',
    '/system/oss/upload',
    { data: { url: 'https://store.test/a.png', fileName: 'a.png', ossId: '1' } },
    'https://store.test/a.png',
  ],
  [
    'ruoyi-plus',
    '/system/oss/upload',
    { data: { url: 'https://store.test/a.png?X-Amz-Expires=119&X-Amz-Signature=0', fileName: 'a.png', ossId: '1' } },
    `${BASE}/system/oss/download/1`,
  ],
])('%s keeps a picture of rich text by %s (§19.9)', async (backend, call, answer, address) => {
  withConfig({ backend, apiBase: BASE });
  let name: unknown;
  server.use(
    route.post(BASE + call, async ({ request }) => {
      name = /filename="(.*?)"/.exec(await request.text())?.[1];
      return HttpResponse.json({ code: 200, ...answer });
    }),
  );
  expect(await upload()).toBe(address);
  expect(name).toBe('a.png');
});

test.each([
  ['no address', {}],
  ['an address that is a script', { url: 'javascript:alert(1)' }],
  ['an address that expires, and no id', { url: 'https://store.test/a.png?Expires=1&OSSAccessKeyId=a&Signature=b' }],
  ['an address that is no text', { fileName: 7 }],
])('an answer with %s is no file', async (_name, answer) => {
  withConfig({ backend: 'ruoyi', apiBase: BASE });
  respond({ code: 200, msg: '操作成功', ...answer });
  expect(await errorOf(upload())).toBeInstanceOf(Error);
});

test.each([
  ['ruoyi', { fileName: '/profile/a.pdf', url: 'http://10.0.0.3/a.pdf' }, '/profile/a.pdf', `${BASE}/profile/a.pdf`],
  [
    'ruoyi',
    { url: 'https://other.test/a.pdf', fileName: null },
    'https://other.test/a.pdf',
    'https://other.test/a.pdf',
  ],
  [
    'ruoyi-plus',
    { data: { url: 'https://store.test/a.pdf', fileName: 'a.pdf', ossId: 7 } },
    '7',
    'https://store.test/a.pdf',
  ],
] as const)(
  '%s: a field holds what the server calls a file, a text its address (§19.13)',
  async (backend, answer, value, address) => {
    withConfig({ backend, apiBase: BASE });
    respond({ code: 200, ...answer });
    expect(await dispatch(uploadFile(new File(['x'], 'a.pdf'), 'a.pdf', {}))).toEqual({ value, address });
  },
);
