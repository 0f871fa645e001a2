import { describe, expect, test } from 'vitest';
import { errorOf, http, respond, startBackend } from '../../../../tests/httpBackend';
import { fetchUserInfo } from './userInfo';

startBackend();

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
  ])('%s', async (_name, body, expected) => {
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
  ])('%s: the specification’s words', async (_name, body) => {
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
