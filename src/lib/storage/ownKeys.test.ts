// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTokenStorage, type StorageKind } from './openTokenStorage';
import { browserStorage, forgetSignedOut, keepEntriesOf, userStorage, windowStorage } from './stored';

/** Goes on as the system below this path. */
const at = (path: string) => void vi.stubEnv('BASE_URL', path);
const theme = () => browserStorage('theme').read(v.string());

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  at('/dzb/');
  return () => void vi.unstubAllEnvs();
});

const KINDS: readonly StorageKind[] = ['localStorage', 'sessionStorage'];

/** What a user leaves in the browser. */
function use(token: string) {
  openTokenStorage('localStorage', 'admintoken').write(token);
  keepEntriesOf('1');
  browserStorage('theme').write(token);
  userStorage('locked', '1').write(token === 'B');
  windowStorage('input', '1', 'form').write(token);
}

test('below /dzb/ names are as they always were (§2.112)', () => {
  use('A');
  expect(Object.keys(window.localStorage).sort()).toEqual(['admintoken', 'locked:1', 'theme']);
  expect(Object.keys(window.sessionStorage).sort()).toEqual(['input:1:form', 'present']);
});

test.each(['/dzb-test/', '/dzb2/', '/party/dzb/', '/'])(
  '%s has its own of everything, and a sign-out ends there (§2.112)',
  (path) => {
    at(path);
    // A first visit, so that there is nothing to take over.
    openTokenStorage('localStorage', 'admintoken');
    at('/dzb/');
    use('A');
    at(path);
    use('B');
    expect([openTokenStorage('localStorage', 'admintoken').read(), theme()]).toEqual(['B', 'B']);
    openTokenStorage('localStorage', 'admintoken').remove();
    openTokenStorage('sessionStorage', 'admintoken').remove();
    forgetSignedOut('1');
    forgetSignedOut('');
    at('/dzb/');
    expect([openTokenStorage('localStorage', 'admintoken').read(), theme()]).toEqual(['A', 'A']);
    expect(userStorage('locked', '1').read(v.boolean())).toBe(false);
    expect(windowStorage('input', '1', 'form').read(v.string())).toBe('A');
  },
);

test('the sign-out below /dzb/ leaves what others have typed in this window', () => {
  at('/dzb-test/');
  use('B');
  at('/dzb/');
  use('A');
  openTokenStorage('sessionStorage', 'admintoken').remove();
  forgetSignedOut('');
  at('/dzb-test/');
  expect(windowStorage('input', '1', 'form').read(v.string())).toBe('B');
});

test('of what an earlier version has stored only preferences are taken over, once (§2.112)', () => {
  use('A');
  browserStorage('rememberedUserName').write('A');
  openTokenStorage('sessionStorage', 'admintoken').write('A');
  at('/oa/');
  const read = () => KINDS.map((kind) => openTokenStorage(kind, 'admintoken').read());
  expect(read()).toEqual(KINDS.map(() => undefined));
  expect(theme()).toBe('A');
  const copies = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];
  expect(copies.filter((key) => key.startsWith('/oa/')).sort()).toEqual([
    '/oa/admintoken:adopted',
    '/oa/admintoken:theme',
  ]);
  browserStorage('theme').forget();
  expect([read()[0], theme()]).toEqual([undefined, undefined]);
});

test('the cookie of a system at the root is not that of one below (§2.112)', () => {
  window.history.replaceState(null, '', '/dzb/');
  const cookie = () => openTokenStorage('cookie', 'admintoken');
  at('/');
  cookie().write('root');
  at('/dzb/');
  expect(cookie().read()).toBeUndefined();
  cookie().write('A');
  cookie().remove();
  at('/');
  expect(cookie().read()).toBe('root');
  cookie().remove();
  expect(cookie().read()).toBeUndefined();
});
