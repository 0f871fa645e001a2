import { describe, expect, test } from 'vitest';
import { guard, loginPath, type GuardDecision, type GuardInput } from './guard';

const anonymous: GuardInput = {
  loginInterception: true,
  supportVisit: false,
  hasToken: false,
  hasSignedIn: false,
  routes: 'none',
  pathname: '/',
  search: '',
  wasLeftByOther: false,
  hasPage: (path) => path === '/profile',
};
const WHITELIST = ['/login', '/register', '/404', '/403'];
const STATUSES = ['none', 'loading', 'ready', 'failed'] as const;

const pass: GuardDecision = { type: 'pass' };
const wait: GuardDecision = { type: 'wait' };
const to = (place: string): GuardDecision => ({ type: 'redirect', to: place });
const load = (mode: 'session' | 'visit'): GuardDecision => ({ type: 'load', mode });

describe('point 2: interception on, no token', () => {
  // The status `failed` has its own tests below, in `point 4`.
  const usual = STATUSES.filter((routes) => routes !== 'failed');
  test.each(WHITELIST.flatMap((path) => usual.map((routes) => [path, routes] as const)))(
    '%s passes (routes %s) (§2.14, §2.16, §6.9)',
    (pathname, routes) => expect(guard({ ...anonymous, pathname, routes })).toEqual(pass),
  );

  test.each([
    ['/', '', '/login'],
    ['/workbench', '', '/login?redirect=%2Fworkbench'],
    ['/system/dict', '?type=a&page=2', '/login?redirect=%2Fsystem%2Fdict%3Ftype%3Da%26page%3D2'],
    ['/党员', '', `/login?redirect=${encodeURIComponent('/党员')}`],
    ['/login2', '', '/login?redirect=%2Flogin2'],
    ['/login/x', '', '/login?redirect=%2Flogin%2Fx'],
    ['/404/', '', undefined],
    ['/LOGIN', '', undefined],
  ])('%s%s goes to %s (§1.3, §2.17, §6.9)', (pathname, search, place) => {
    expect(guard({ ...anonymous, pathname, search })).toEqual(place === undefined ? pass : to(place));
  });
});

describe('point 3: a token', () => {
  test.each([
    ['none', '/workbench', load('session')],
    ['none', '/login', load('session')],
    ['none', '/404', load('session')],
    ['loading', '/workbench', wait],
    ['loading', '/403', wait],
    ['loading', '/login', wait],
    ['ready', '/workbench', pass],
    ['ready', '/', pass],
    ['ready', '/404', pass],
    ['ready', '/no/such/page', pass],
  ] as const)('routes %s, %s: %j (§2.18, §4.11)', (routes, pathname, decision) => {
    expect(guard({ ...anonymous, hasToken: true, routes, pathname })).toEqual(decision);
  });
});

test.each([
  ['/login', pass],
  ['/workbench', wait],
])('after the login, until the routes are loaded, %s: %j', (pathname, decision) => {
  expect(guard({ ...anonymous, hasToken: true, hasSignedIn: true, routes: 'loading', pathname })).toEqual(decision);
});

describe('point 4: the routes could not be loaded', () => {
  test.each<[string, GuardDecision]>([
    ['/workbench', to('/login?redirect=%2Fworkbench')],
    ['/', to('/login')],
    ...WHITELIST.map((path): [string, GuardDecision] => [path, path === '/login' ? pass : to('/login')]),
  ])('%s: %j (§2.19)', (pathname, decision) => {
    for (const hasToken of [true, false]) {
      expect(guard({ ...anonymous, hasToken, routes: 'failed', pathname })).toEqual(decision);
    }
    expect(guard({ ...anonymous, loginInterception: false, routes: 'failed', pathname })).toEqual(decision);
  });
});

describe('point 5: routes loaded and the login page', () => {
  test.each([
    ['', '/'],
    ['?redirect=', '/'],
    ['?redirect=%2FLogin', '/'],
    ['?redirect=%2Fprofile', '/profile'],
    ['?redirect=%2Fsystem%2Fdict%3Fa%3D1%26b%3D2', '/system/dict?a=1&b=2'],
    ['?redirect=https%3A%2F%2Fevil.example', '/'],
    ['?redirect=%2F%2Fevil.example', '/'],
    ['?redirect=%2F%5Cevil.example', '/'],
    ['?redirect=javascript%3Aalert(1)', '/'],
    ['?redirect=%2Flogin', '/'],
    ['?other=%2Fprofile', '/'],
  ])('/login%s goes to %s (§2.20)', (search, place) => {
    expect(guard({ ...anonymous, hasToken: true, routes: 'ready', pathname: '/login', search })).toEqual(to(place));
  });

  test('in any case, as the router matches it', () => {
    expect(guard({ ...anonymous, hasToken: true, routes: 'ready', pathname: '/Login' })).toEqual(to('/'));
  });
});

describe('after the login, where another user has left the address', () => {
  test.each([
    ['?redirect=%2Fprofile', '/profile'],
    ['?redirect=%2Fprofile%3Ftab%3D1%23top', '/profile'],
    ['?redirect=%2Fsystem%2Fdict%3Fa%3D1', '/'],
    ['', '/'],
  ])('/login%s goes to %s', (search, place) => {
    const left = { ...anonymous, hasToken: true, routes: 'ready', pathname: '/login', wasLeftByOther: true } as const;
    expect(guard({ ...left, search })).toEqual(to(place));
  });

  test('a page that another user has left is none of the present one’s (§4.47)', () => {
    const left = { ...anonymous, hasToken: true, pathname: '/profile', search: '?a=1', wasLeftByOther: true };
    expect(guard({ ...left, routes: 'ready' })).toEqual(to('/'));
    expect(guard({ ...left, routes: 'loading' })).toEqual(wait);
  });
});

describe('point 6: visitor mode', () => {
  test.each([
    [true, 'none', '/404', load('visit')],
    [true, 'none', '/login', load('visit')],
    [true, 'loading', '/404', wait],
    [true, 'ready', '/404', pass],
    [true, 'ready', '/login', pass],
    [true, 'failed', '/404', to('/login')],
    [true, 'none', '/workbench', to('/login?redirect=%2Fworkbench')],
    [true, 'ready', '/workbench', to('/login?redirect=%2Fworkbench')],
    [false, 'none', '/404', pass],
    [false, 'loading', '/404', pass],
  ] as const)('support %s, routes %s, %s: %j (§2.21)', (supportVisit, routes, pathname, decision) => {
    expect(guard({ ...anonymous, supportVisit, routes, pathname })).toEqual(decision);
  });
});

describe('point 8: login interception off, everybody counts as logged in', () => {
  test.each([
    ['none', '/workbench', load('session')],
    ['loading', '/workbench', wait],
    ['ready', '/workbench', pass],
    ['ready', '/login', to('/')],
  ] as const)('routes %s, %s: %j (§2.23)', (routes, pathname, decision) => {
    expect(guard({ ...anonymous, loginInterception: false, routes, pathname })).toEqual(decision);
  });
});

test('no decision leads back to where it was made', () => {
  for (const routes of STATUSES) {
    for (const hasToken of [true, false]) {
      for (const pathname of ['/', '/login', '/workbench', '/404', '/login/']) {
        const decision = guard({ ...anonymous, routes, hasToken, pathname });
        if (decision.type === 'redirect') expect(decision.to.split('?')[0]).not.toBe(pathname);
      }
    }
  }
});

test.each([
  ['/', '/login'],
  ['/profile', '/login?redirect=%2Fprofile'],
  ['/a?b=c&d=e', '/login?redirect=%2Fa%3Fb%3Dc%26d%3De'],
])('loginPath(%j) = %j (§2.17)', (target, path) => {
  expect(loginPath(target)).toBe(path);
});
