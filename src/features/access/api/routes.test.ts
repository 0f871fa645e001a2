import { describe, expect, test } from 'vitest';
import { errorOf, http, respond, startBackend } from '../../../../tests/httpBackend';
import { fetchRoutes } from './routes';

startBackend();

describe('getRouters', () => {
  test.each([
    ['in data', { code: 200, data: [{ path: '/a' }] }, [{ path: '/a' }]],
    ['a bare list', [{ path: '/a' }], [{ path: '/a' }]],
    ['an empty list', { code: 200, data: [] }, []],
    ['null, which is an empty list', { code: 200, data: null }, []],
  ])('%s', async (_name, body, expected) => {
    respond(body);
    expect(await fetchRoutes(http)).toEqual(expected);
  });

  test.each([{ code: 200 }, { code: 200, data: {} }, { code: 200, data: 'x' }, 'x'])('no list: %j', async (body) => {
    respond(body);
    expect(await errorOf(fetchRoutes(http))).toMatchObject({ message: '路由格式返回有误！' });
  });
});
