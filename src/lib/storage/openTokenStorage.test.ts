// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTokenStorage, type StorageKind } from './openTokenStorage';

const KEY = 'admintoken';
const KINDS: readonly StorageKind[] = ['localStorage', 'sessionStorage', 'cookie'];

const open = (kind: StorageKind) => openTokenStorage(kind, KEY);
const refuse = () => {
  throw new DOMException('no', 'SecurityError');
};

afterEach(() => void vi.unstubAllEnvs());
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.stubEnv('BASE_URL', '/dzb/');
  window.history.replaceState(null, '', '/dzb/');
  open('cookie').remove();
});

describe.each(KINDS)('%s', (kind) => {
  test('keeps the token until it is removed (§4.2)', () => {
    expect(open(kind).read()).toBeUndefined();
    expect(open(kind).write('abc.def=')).toBe(true);
    expect(open(kind).read()).toBe('abc.def=');
    open(kind).remove();
    expect(open(kind).read()).toBeUndefined();
  });

  test('blocked: no token, nothing is kept, nothing throws', () => {
    if (kind === 'cookie') {
      Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse });
      onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
    } else vi.spyOn(window, kind, 'get').mockImplementation(refuse);
    const storage = open(kind);
    expect(storage.read()).toBeUndefined();
    expect(storage.write('abc')).toBe(false);
    expect(() => storage.remove()).not.toThrow();
  });

  test('full: says that the token was not kept', () => {
    if (kind === 'cookie') vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    else vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(open(kind).write('abc')).toBe(false);
    expect(open(kind).read()).toBeUndefined();
  });

  test('an empty token is none', () => {
    open(kind).write('');
    expect(open(kind).read()).toBeUndefined();
  });
});

test.each([
  ['localStorage', 'mine'],
  ['sessionStorage', null],
  ['cookie', 'mine'],
] as const)('removing from %s leaves other entries as %j (§4.3)', (kind, left) => {
  window.localStorage.setItem('other', 'mine');
  window.sessionStorage.setItem('other', 'mine');
  open(kind).write('abc');
  open(kind).remove();
  const storage = kind === 'sessionStorage' ? window.sessionStorage : window.localStorage;
  expect(storage.getItem('other')).toBe(left);
});

test.each(['input:1:/system/post/list', 'chatDrafts:1'])('what was typed outlives the session: %s (§4.3)', (key) => {
  window.sessionStorage.setItem(key, '{}');
  open('sessionStorage').write('abc');
  open('sessionStorage').remove();
  expect(Object.keys(window.sessionStorage)).toEqual([key]);
});

test('each table name is a token of its own', () => {
  open('localStorage').write('abc');
  expect(openTokenStorage('localStorage', 'another').read()).toBeUndefined();
  expect(window.localStorage.getItem(KEY)).toBe('abc');
});

test.each([
  ['https:', true],
  ['http:', false],
])('the cookie is for this site only; over %s secure: %s', (protocol, secure) => {
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  vi.stubGlobal('location', { protocol });
  onTestFinished(() => void vi.unstubAllGlobals());
  open('cookie').write('abc');
  const [cookie = ''] = written.mock.calls.at(-1) ?? [];
  const attributes = cookie.split(/;\s*/).map((part) => part.toLowerCase());
  expect(attributes).toContain('samesite=strict');
  expect(attributes).toContain('path=/dzb/');
  expect(attributes.includes('secure')).toBe(secure);
});

test('other applications of the host get no cookie, and none of an earlier version is left', () => {
  document.cookie = `${KEY}=old; path=/`;
  open('cookie').write('abc');
  expect(open('cookie').read()).toBe('abc');
  window.history.replaceState(null, '', '/otherapp/');
  expect(document.cookie).not.toContain(KEY);
  window.history.replaceState(null, '', '/dzb/');
  document.cookie = `${KEY}=old; path=/`;
  open('cookie').remove();
  expect(open('cookie').read()).toBeUndefined();
});
