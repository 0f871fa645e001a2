import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changeData, checkMocks, outputAbout } from '../../tests/contractMocks';
import { loadPages } from './pages';
import { PARTS } from './options';

vi.hoisted(() => {
  vi.stubEnv('VITE_BACKEND', 'ruoyi-plus-5');
  // Of the mocks; hoisted, so it cannot be imported.
  vi.stubEnv(
    'VITE_API_PUBLIC_KEY',
    'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBANXli/HEP3Qrh58DKtkvCWrMGiwihMAUqVbWQsZiExKQfYDjohle2EJDaf29U32DF/h0IYz46f8ybl4rQTdlVpcCAwEAAQ==',
  );
});
afterAll(() => void vi.unstubAllEnvs());

// Loads the pages before the tests, else the first one would wait while Vite transforms their modules.
beforeAll(loadPages);

const MOCKS = { backend: 'ruoyi-plus-5' } as const;

test('a server of RuoYi-Vue-Plus 5 is whole, with clients, tenants and sealed bodies (§19.35)', async () => {
  const { code, output } = await checkMocks(PARTS, {}, MOCKS);
  expect(outputAbout(output, 'wrong')).toBe('');
  for (const call of [
    'GET /auth/tenant/list',
    'POST /auth/login',
    'GET /system/menu/getRouters',
    'GET /system/post/optionselect data',
    'POST /system/user',
    'POST /system/client',
    'POST /system/tenant/package',
    'GET /resource/oss/list',
    'GET /system/user/profile',
  ])
    expect(output).toContain(`\nok         ${call}`);
  expect(code).toBe(0);
});

test('what one lacks that is not whole is named, and nothing else', async () => {
  const changes = {
    'GET /auth/tenant/list': changeData((data: object) => ({ ...data, voList: [{}] })),
    'GET /system/post/optionselect': changeData(() => ({})),
  };
  const { output } = await checkMocks(['records'], changes, MOCKS, '--tenant', '000000');
  expect(outputAbout(output, 'wrong').replace(/ +/g, ' ').split('\n')).toEqual([
    expect.stringMatching(/GET \/auth\/tenant\/list .*tenantId/),
    'wrong GET /system/post/optionselect data data is no list',
  ]);
});
