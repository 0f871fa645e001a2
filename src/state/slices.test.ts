import { describe, expect, test } from 'vitest';
import { errorLogged, errorLogSlice } from './errorLog/errorLogSlice';
import { noticeAdded } from './notices/noticesSlice';
import { pageVisited, recentRestored, recentSlice } from './recent/recentSlice';
import { rootReducer } from './rootReducer';
import { routesBuilt, routesRequested, selectRouteNodes, selectRoutesStatus } from './routes/routesSlice';
import { node } from '../../tests/routeNode';
import { sessionEnded } from './sessionEvents';
import { selectUser, tokenReceived, userInfoReceived, virtualUserAssumed } from './user/userSlice';

const page = (n: number | string) => ({ path: `/p${n}`, title: `P${n}` });

describe('recent pages', () => {
  const visitAs = (keyOf: (path: string) => string, ...pages: { path: string; title: string }[]) =>
    pages.reduce(
      (state, one) => recentSlice.reducer(state, pageVisited({ key: keyOf(one.path), page: one })),
      recentSlice.getInitialState(),
    );
  const visit = (...pages: { path: string; title: string }[]) => visitAs((path) => path, ...pages);

  test('newest first', () => expect(visit(page(1), page(2))).toEqual([page(2), page(1)]));
  test('a page visited again moves up', () => expect(visit(page(1), page(2), page(1))).toEqual([page(1), page(2)]));
  test('another query is another page where it has a tab of its own', () =>
    expect(visit(page('?a=1'), page('?a=2'))).toHaveLength(2));
  test('else the page is listed once, with the last query', () =>
    expect(visitAs(() => '/p', page('?a=1'), page(1), page('?a=2'))).toEqual([page('?a=2'), page(1)]));
  test('twelve at most', () => {
    const many = Array.from({ length: 20 }, (_, i) => page(i));
    expect(visit(...many)).toEqual(many.slice(8).reverse());
    expect(recentSlice.reducer([], recentRestored(many))).toHaveLength(12);
  });
});

describe('error log', () => {
  const entry = (message: string) => errorLogged({ err: { message, stack: '' }, url: '#/a' });

  test('newest first, each with an id of its own', () => {
    const log = [entry('one'), entry('two')].reduce(errorLogSlice.reducer, []);
    expect(log.map(({ err }) => err.message)).toEqual(['two', 'one']);
    expect(new Set(log.map(({ id }) => id)).size).toBe(2);
  });

  test('200 at most: a fault without end cannot fill the memory', () => {
    const log = Array.from({ length: 300 }, (_, i) => entry(String(i))).reduce(errorLogSlice.reducer, []);
    expect(log).toHaveLength(200);
    expect(log[0]?.err.message).toBe('299');
  });
});

describe('the end of a session', () => {
  const info = { id: '1', name: '甲', username: 'a', orgId: '1', avatar: '', roles: ['r'], permissions: ['p'] };
  const busy = [
    tokenReceived('abc'),
    userInfoReceived(info),
    routesRequested(),
    routesBuilt([node('/a')]),
    pageVisited({ key: '/p1', page: page(1) }),
    errorLogged({ err: { message: '失败', stack: '' }, url: '#/a' }),
    noticeAdded({ text: '下载完成' }),
    noticeAdded({ text: '新版本可用', action: 'reload' }),
  ].reduce(rootReducer, rootReducer(undefined, { type: 'start' }));

  test('before it, everything is there', () => {
    expect(selectUser(busy)).toEqual({ ...info, token: 'abc', admin: false });
    expect(selectRouteNodes(busy)).toHaveLength(1);
  });

  test.each([
    ['logout', 'none'],
    ['expired', 'none'],
    ['elsewhere', 'none'],
    ['failed', 'failed'],
  ] as const)('%s: everything is reset, routes are %s', (reason, status) => {
    const after = rootReducer(busy, sessionEnded({ reason }));
    expect(selectUser(after)).toMatchObject({ token: null, admin: false, name: '', roles: [], permissions: [] });
    expect(selectRoutesStatus(after)).toBe(status);
    expect(selectRouteNodes(after)).toEqual([]);
    expect(after.recent).toEqual([]);
    expect(after.errorLog).toEqual([]);
    // The notice of a new version stays for the next user, since it is given once.
    expect(after.notices.map(({ text }) => text)).toEqual(['新版本可用']);
  });

  test('a virtual user has every permission, until the session ends', () => {
    const state = rootReducer(undefined, virtualUserAssumed({ name: '游客' }));
    expect(selectUser(state)).toMatchObject({ name: '游客', admin: true, token: null });
    expect(selectUser(rootReducer(state, sessionEnded({ reason: 'logout' }))).admin).toBe(false);
  });
});
