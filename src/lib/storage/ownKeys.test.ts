// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTokenStorage } from './openTokenStorage';
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

test.each(['/dzb-test/', '/dzb2/', '/party/dzb/'])(
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

test('what an earlier version has stored is taken over, once (§2.112)', () => {
  use('A');
  window.localStorage.setItem('dataName', 'x');
  at('/dzb-test/');
  expect(openTokenStorage('localStorage', 'admintoken').read()).toBe('A');
  expect(theme()).toBe('A');
  browserStorage('theme').forget();
  openTokenStorage('localStorage', 'admintoken').remove();
  expect([openTokenStorage('localStorage', 'admintoken').read(), theme()]).toEqual([undefined, undefined]);
  expect(Object.keys(window.localStorage).filter((key) => key.includes('dataName'))).toEqual(['dataName']);
});
