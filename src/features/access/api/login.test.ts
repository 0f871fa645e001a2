import { describe, expect, test } from 'vitest';
import { appConfig } from '@/config/appConfig';
import { transportLog, errorOf, http, respond, startBackend } from '../../../../tests/httpBackend';
import { login, logout } from './login';

startBackend();

const credentials = { username: 'admin', password: 'admin123', code: 'ABCD', uuid: 'u' };

describe('login', () => {
  test.each([
    ['in data', { data: { token: 'abc' } }],
    ['beside the code', { token: 'abc' }],
    ['as access_token', { data: { access_token: 'abc' } }],
    ['with blanks around it', { token: ' abc\n' }],
  ])('the token %s', async (_name, body) => {
    respond({ code: 200, ...body });
    expect(await login(http, credentials)).toBe('abc');
    expect(await transportLog.requests[0]?.json()).toEqual(credentials);
    expect(transportLog.requests[0]?.headers.get('authorization')).toBeNull();
  });

  test('the fields of the body have the names that the configuration gives them', async () => {
    const { loginFields } = appConfig;
    appConfig.loginFields = { username: 'userName' };
    respond({ code: 200, data: { token: 't' } });
    await login(http, credentials);
    expect(await transportLog.requests[0]?.json()).toEqual({
      userName: 'admin',
      password: 'admin123',
      code: 'ABCD',
      uuid: 'u',
    });
    appConfig.loginFields = loginFields;
  });

  test.each([{}, { data: {} }, { data: { token: '' } }, { token: 7 }, { data: { token: null } }, { data: [] }])(
    'no token in %j',
    async (body) => {
      respond({ code: 200, ...body });
      expect(await errorOf(login(http, credentials))).toMatchObject({ message: '登录接口异常，未正确返回token...' });
    },
  );
});

test('logout tells nobody of its failure', async () => {
  respond({}, 500);
  expect(await errorOf(logout(http))).toMatchObject({ code: '500' });
  expect(transportLog.failures).toEqual([]);
});
