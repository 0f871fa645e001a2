import { describe, expect, test } from 'vitest';
import { errorLogged } from './errorLog/errorLogSlice';
import { noticeAdded } from './notices/noticesSlice';
import { pageVisited } from './recentPages/recentPagesSlice';
import { rootReducer } from './rootReducer';
import { routesBuilt, routesRequested, selectRouteNodes, selectRoutesStatus } from './routes/routesSlice';
import { makeRouteNode } from '../../tests/routeNode';
import { sessionEnded } from './sessionEnded';
import { selectUser, tokenReceived, userInfoReceived, virtualUserAssumed } from './user/userSlice';

describe('the end of a session', () => {
  const info = {
    id: '1',
    name: '甲',
    username: 'a',
    orgId: '1',
    orgName: '甲支部',
    avatar: '',
    roles: ['r'],
    roleNames: ['书记'],
    passwordKind: '4',
    passwordState: 'expired' as const,
    permissions: ['p'],
  };
  const busy = [
    tokenReceived('abc'),
    userInfoReceived(info),
    routesRequested(),
    routesBuilt([makeRouteNode('/a')]),
    pageVisited('/p1', { path: '/p1', title: 'P1' }),
    errorLogged({ err: { message: '失败', stack: '' }, url: '#/a' }),
    noticeAdded({ text: '下载完成' }),
    noticeAdded({ text: '新版本可用', action: 'reload' }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));

  test('before it, everything is there', () => {
    expect(selectUser(busy)).toEqual({
      ...info,
      token: 'abc',
      hasSignedIn: true,
      hasNewToken: true,
      formerId: '',
      expiredName: '',
      admin: false,
      locked: false,
    });
    expect(selectRouteNodes(busy)).toHaveLength(1);
  });

  test.each([
    ['logout', 'none'],
    ['expired', 'none'],
    ['elsewhere', 'none'],
    ['replaced', 'none'],
    ['failed', 'failed'],
  ] as const)(
    '%s: everything is reset, routes are %s, and the login form knows who has expired (§4.6, §17.18)',
    (reason, status) => {
      const after = rootReducer(busy, sessionEnded({ reason }));
      expect(selectUser(after)).toMatchObject({
        token: undefined,
        hasSignedIn: false,
        admin: false,
        name: '',
        roles: [],
        permissions: [],
      });
      expect(selectUser(rootReducer(after, sessionEnded({ reason }))).formerId).toBe('1');
      expect(selectUser(after).expiredName).toBe(reason === 'expired' ? info.username : '');
      expect(selectRoutesStatus(after)).toBe(status);
      expect(selectRouteNodes(after)).toEqual([]);
      expect(after.recentPages).toEqual([]);
      expect(after.errorLog).toEqual([]);
      // The notice of a new version stays for the next user, because it is added only once.
      expect(after.notices.map(({ text }) => text)).toEqual(['新版本可用']);
    },
  );

  test('a virtual user has every permission, until the session ends (§3.3, §4.10)', () => {
    const state = rootReducer(undefined, virtualUserAssumed({ name: '游客' }));
    expect(selectUser(state)).toMatchObject({ name: '游客', admin: true, token: undefined });
    expect(selectUser(rootReducer(state, sessionEnded({ reason: 'logout' }))).admin).toBe(false);
  });
});
