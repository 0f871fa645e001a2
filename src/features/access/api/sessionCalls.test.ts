import { describe, expect, test } from 'vitest';
import { appConfig } from '@/config/appConfig';
import { errorOf, http, respond, startBackend, transportLog } from '../../../../tests/httpBackend';
import { fetchRoutes, fetchUserInfo, login, logout } from './sessionCalls';

startBackend();

const credentials = { username: 'admin', password: 'admin123', code: 'ABCD', uuid: 'u' };

describe('login', () => {
  test.each([
    ['in data', { data: { token: 'abc' } }],
    ['beside the code', { token: 'abc' }],
    ['as access_token', { data: { access_token: 'abc' } }],
    ['with blanks around it', { token: ' abc\n' }],
  ])('the token %s (§7.8)', async (_name, body) => {
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
    'no token in %j (§5.1)',
    async (body) => {
      respond({ code: 200, ...body });
      expect(await errorOf(login(http, credentials))).toMatchObject({ message: '登录接口异常，未正确返回token...' });
    },
  );
});

describe('getInfo', () => {
  const info = {
    id: '7',
    name: '王海洋',
    username: 'wang',
    orgId: '1',
    orgName: '',
    avatar: '/a.png',
    roles: ['clerk'],
    roleNames: [],
    permissions: ['a:b:c'],
    passwordKind: '',
    passwordState: 'usual',
  };
  const lists = { roles: ['clerk'], permissions: ['a:b:c'] };
  const user = { uid: 7, realName: '王海洋', username: 'wang', orgId: 1, avatar: '/a.png' };

  test.each([
    ['as promised', { data: { user, ...lists } }, info],
    ['beside the code', { user, ...lists }, info],
    [
      'by other names',
      { user: { userId: '7', nickName: '王海洋', userName: 'wang', deptId: '1', avatar: '/a.png' }, ...lists },
      info,
    ],
    [
      'only a user name',
      { user: { userName: 'wang' }, ...lists },
      { ...info, id: '', name: 'wang', orgId: '', avatar: '' },
    ],
    ['a rule for passwords', { user, ...lists, pwdChrtype: 4 }, { ...info, passwordKind: '4' }],
    [
      'a first password',
      { user, ...lists, isDefaultModifyPwd: true, isPasswordExpired: true },
      { ...info, passwordState: 'initial' },
    ],
    ['an old password', { data: { user, ...lists, isPasswordExpired: true } }, { ...info, passwordState: 'expired' }],
    [
      'nothing of the user',
      { user: {}, roles: [], permissions: [] },
      { ...info, id: '', name: '游客', username: '', orgId: '', avatar: '', roles: [], permissions: [] },
    ],
    [
      'names of unit and roles',
      { user: { ...user, orgName: '集团机关', roleNames: ['支部书记'] }, ...lists },
      { ...info, orgName: '集团机关', roleNames: ['支部书记'] },
    ],
    [
      'names as RuoYi sends them',
      {
        user: { ...user, dept: { deptName: '集团机关' }, roles: [{ roleName: '支部书记' }, { roleKey: 'x' }] },
        ...lists,
      },
      { ...info, orgName: '集团机关', roleNames: ['支部书记'] },
    ],
    ['nonsense in the place of names', { user: { ...user, orgName: 7, roles: [{ roleName: {} }] }, ...lists }, info],
    ['nulls', { user: { ...user, avatar: null, orgId: null }, ...lists }, { ...info, avatar: '', orgId: '' }],
  ])('%s (§3.1, §3.2, §7.9)', async (_name, body, expected) => {
    respond({ code: 200, ...body });
    expect(await fetchUserInfo(http)).toEqual(expected);
  });

  test.each([
    ['no user', { data: lists }],
    ['user a list', { data: { user: [], ...lists } }],
    ['no roles', { data: { user, permissions: [] } }],
    ['roles a text', { data: { user, roles: 'admin', permissions: [] } }],
    ['permissions null', { data: { user, roles: [], permissions: null } }],
    ['permissions of numbers', { data: { user, roles: [], permissions: [1] } }],
    ['name an object', { data: { user: { realName: {} }, ...lists } }],
  ])('%s: the specification’s words (§5.2)', async (_name, body) => {
    respond({ code: 200, ...body });
    const message = 'getUserInfo核心接口异常，请检查返回JSON格式是否正确';
    expect(await errorOf(fetchUserInfo(http))).toMatchObject({ name: 'SchemaError', message });
  });

  test('an id that has lost digits is named', async () => {
    respond({ code: 200, data: { user: { ...user, orgId: 2 ** 60 }, ...lists } });
    const message = '接口返回格式不正确：GET /getInfo，字段 user.orgId';
    expect(await errorOf(fetchUserInfo(http))).toMatchObject({ name: 'SchemaError', message });
  });
});

describe('getRouters', () => {
  test.each([
    ['in data', { code: 200, data: [{ path: '/a' }] }, [{ path: '/a' }]],
    ['a bare list', [{ path: '/a' }], [{ path: '/a' }]],
    ['an empty list', { code: 200, data: [] }, []],
    ['null, which is an empty list', { code: 200, data: null }, []],
  ])('%s (§7.12, §7.13)', async (_name, body, expected) => {
    respond(body);
    expect(await fetchRoutes(http)).toEqual(expected);
  });

  test.each([{ code: 200 }, { code: 200, data: {} }, { code: 200, data: 'x' }, 'x'])(
    'no list: %j (§2.26)',
    async (body) => {
      respond(body);
      expect(await errorOf(fetchRoutes(http))).toMatchObject({ message: '路由格式返回有误！' });
    },
  );
});

test('logout tells nobody of its failure', async () => {
  respond({}, 500);
  expect(await errorOf(logout(http))).toMatchObject({ code: '500' });
  expect(transportLog.failures).toEqual([]);
});
