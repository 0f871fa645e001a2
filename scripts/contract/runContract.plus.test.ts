import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Switches } from '../../mocks/switches/backendOf';
import { changeData, checkMocks, outputAbout, respondWithText } from '../../tests/contractMocks';
import { loadPages } from './pages';
import { PARTS } from './options';

vi.hoisted(() => vi.stubEnv('VITE_BACKEND', 'ruoyi-plus'));
afterAll(() => void vi.unstubAllEnvs());

// Loads the pages before the tests, else the first one would wait while Vite transforms their modules.
beforeAll(loadPages);

test.each<Partial<Switches>>([{}, { masked: true, unknown: 500 }])(
  'a server of RuoYi-Vue-Plus is whole: %j',
  async (switches) => {
    const { code, output } = await checkMocks(PARTS, {}, { backend: 'ruoyi-plus', ...switches });
    expect(outputAbout(output, 'wrong')).toBe('');
    for (const call of [
      'GET /system/role/{id}, /system/menu/roleMenuTreeselect/{id}',
      'GET /system/role/deptTree/:id depts',
      'PUT /system/role/dataScope',
      'GET /system/user/ posts',
      'GET /system/user/authRole/{id}',
      'GET /system/user/profile',
    ])
      expect(output).toContain(`\nok         ${call} `.trimEnd());
    expect(code).toBe(0);
  },
);

test('what one lacks that is not whole is named, and nothing else', async () => {
  const changes = {
    'GET /system/user/deptTree': respondWithText('', 'text/plain', 404),
    'GET /system/user/authRole/308': changeData(() => ({})),
    'POST /system/post/export': respondWithText('{"code":500,"msg":"导出失败"}'),
    'PUT /system/config': respondWithText('{"code":200,"msg":"操作成功","data":null}'),
  };
  const { code, output } = await checkMocks(['routes', 'records'], changes, { backend: 'ruoyi-plus' });
  expect(outputAbout(output, 'wrong').replace(/ +/g, ' ').split('\n')).toEqual([
    expect.stringMatching(/GET \/system\/config after PUT remark was not saved/),
    'wrong POST /system/post/export refused with code 500 (HTTP 200): 导出失败',
    expect.stringMatching(/GET \/system\/user\/deptTree data the server does not have it/),
    'wrong GET /system/user/authRole/{id} roles is no list',
  ]);
  expect(code).toBe(1);
});
