// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTokenStorage } from './openTokenStorage';
import {
  browserStorage,
  dropMissed,
  forgetSessionEntries,
  forgetSignedOut,
  hasMissedSignOut,
  keepEntriesOf,
  markSignOut,
  seeSignOut,
  userStorage,
  windowStorage,
} from './stored';

const USERS = ['1', '12'];
const KEYS = {
  local: () => Object.keys(window.localStorage).sort(),
  session: () =>
    Object.keys(window.sessionStorage)
      .filter((key) => key !== 'present')
      .sort(),
};

/** Everything that can be kept, for two users. */
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of [
    'theme',
    'collapse',
    'rememberedTenant',
    'rememberedUserName',
    'chatIconMoved',
    'chatIconSeen',
  ] as const)
    browserStorage(name).write('x');
  for (const id of USERS) {
    keepEntriesOf(id);
    for (const name of ['recent', 'chatDrafts', 'tables', 'quickEntries'] as const) userStorage(name, id).write('x');
  }
  keepEntriesOf('1');
  for (const name of ['chatDrafts', 'chatOpen', 'tabs'] as const) windowStorage(name, '1').write('x');
  windowStorage('input', '1', '/system/post').write('x');
});

const OF_BROWSER = ['chatIconMoved', 'chatIconSeen', 'collapse', 'rememberedTenant', 'rememberedUserName', 'theme'];
const LIKINGS = ['quickEntries:1', 'quickEntries:12', 'tables:1', 'tables:12'];
const WORDS_OF_12 = ['chatDrafts:12', 'recent:12'];
const IN_WINDOW = ['chatDrafts:1', 'chatOpen:1', 'input:1:/system/post'];

describe('what outlives', () => {
  test('a reload: everything', () => {
    dropMissed();
    expect(KEYS.local()).toEqual([...OF_BROWSER, ...LIKINGS, ...WORDS_OF_12, 'chatDrafts:1', 'recent:1'].sort());
    expect(KEYS.session()).toEqual([...IN_WINDOW, 'tabs:1'].sort());
  });

  test.each(['localStorage', 'sessionStorage', 'cookie'] as const)(
    'the end of a session by itself, with the token in %s: all but the tabs (§4.3, §4.51, §4.53)',
    (kind) => {
      const token = openTokenStorage(kind, 'admintoken');
      token.write('abc');
      token.remove();
      forgetSessionEntries();
      expect(KEYS.session()).toEqual(IN_WINDOW);
      expect(KEYS.local()).toContain('recent:1');
    },
  );

  test('a sign-out: likings, and what is others’ on the device (§4.48, §4.51)', () => {
    forgetSignedOut('1');
    expect(KEYS.local()).toEqual([...OF_BROWSER, ...LIKINGS, ...WORDS_OF_12].sort());
    expect(KEYS.session()).toEqual([]);
  });

  test('a sign-out of somebody not known: likings', () => {
    forgetSignedOut('');
    expect(KEYS.local()).toEqual([...OF_BROWSER, ...LIKINGS].sort());
  });

  test('the login of another user: nothing in this window', () => {
    keepEntriesOf('12');
    expect(KEYS.session()).toEqual([]);
    expect(KEYS.local()).toContain('recent:1');
  });
});

test.each([
  ['has signed out', () => forgetSignedOut('1')],
  ['has given way to another', () => keepEntriesOf('12')],
])('a screen of a user who %s writes nothing any more', (_name, leave) => {
  leave();
  window.localStorage.clear();
  expect(userStorage('recent', '1').write('late')).toBe(false);
  expect(windowStorage('input', '1', 'form').write('late')).toBe(false);
  expect([...KEYS.local(), ...KEYS.session()]).toEqual([]);
  keepEntriesOf('1');
  expect(userStorage('recent', '1').write('again')).toBe(true);
  expect(userStorage('recent', '1').read(v.string())).toBe('again');
});

describe('a sign-out in another window, while this one was closed', () => {
  /** The other window has a session storage of its own. */
  const elsewhere = (act: () => void) => {
    const own = Object.entries(window.sessionStorage);
    act();
    window.sessionStorage.clear();
    for (const [key, value] of own) window.sessionStorage.setItem(key, String(value));
  };

  test('empties it at its start, once (§4.51)', () => {
    elsewhere(markSignOut);
    expect(hasMissedSignOut()).toBe(true);
    dropMissed();
    expect(KEYS.session()).toEqual(['signOutSeen']);
    windowStorage('input', '1', 'form').write('later');
    dropMissed();
    expect(KEYS.session()).toEqual(['input:1:form', 'signOutSeen']);
  });

  test('a window that hears of it has not missed it', () => {
    elsewhere(markSignOut);
    seeSignOut();
    expect(hasMissedSignOut()).toBe(false);
    elsewhere(markSignOut);
    expect(hasMissedSignOut()).toBe(true);
  });
});
