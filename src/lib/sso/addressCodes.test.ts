// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { handOnCodes, takeCodes } from './addressCodes';

const open = (address: string, state: unknown = null) =>
  window.history.replaceState(state, '', window.location.origin + address);
const here = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  handOnCodes();
  open('/dzb/');
});

test.each([
  ['/dzb/?code=a1&state=s', '/dzb/', { code: 'a1', state: 's' }],
  [
    '/dzb/?a=1&ticket=ST-1&b=%E5%85%9A#/system/dict?type=x',
    '/dzb/?a=1&b=%E5%85%9A#/system/dict?type=x',
    { ticket: 'ST-1' },
  ],
  ['/dzb/#/workbench?token=a.b.c&page=2', '/dzb/#/workbench?page=2', { token: 'a.b.c' }],
  ['/dzb/#/workbench?token=a', '/dzb/#/workbench', { token: 'a' }],
  ['/dzb/#access_token=a&token_type=Bearer&expires_in=1', '/dzb/', { access_token: 'a' }],
  ['/dzb/?state=s&error=access_denied&error_description=no#/x', '/dzb/#/x', { state: 's', error: 'access_denied' }],
  ['/dzb/?code=a&session_state=b&iss=https%3A%2F%2Fidp.example', '/dzb/', { code: 'a' }],
  ['/dzb/?t%6Fken=a', '/dzb/', { token: 'a' }],
  ['//evil.example/?code=a', '//evil.example/', { code: 'a' }],
  ['/dzb/?id_token=a&b=1', '/dzb/?b=1', { id_token: 'a' }],
  ['/dzb/#id_token=a', '/dzb/', { id_token: 'a' }],
  ['/dzb/?refresh_token=a#/x', '/dzb/#/x', { refresh_token: 'a' }],
  ['/dzb/#workbench?token=a', '/dzb/#workbench', { token: 'a' }],
  ['/dzb/#!/x?token=a&b=1', '/dzb/#!/x?b=1', { token: 'a' }],
  ['/dzb/#/x?to=/y?token=a', '/dzb/#/x?to=/y', { token: 'a' }],
  ['/dzb/?Token=a', '/dzb/', { token: 'a' }],
  // Not to be used.
  ['/dzb/?code=a&code=b', '/dzb/', { code: '' }],
  ['/dzb/?code=a#/x?code=b', '/dzb/#/x', { code: '' }],
  ['/dzb/?token=a&TOKEN=b', '/dzb/', { token: '' }],
  ['/dzb/?token=a+b', '/dzb/', { token: '' }],
  ['/dzb/?token=a%0d%0aSet-Cookie:x', '/dzb/', { token: '' }],
  ['/dzb/?token=', '/dzb/', { token: '' }],
  ['/dzb/?token', '/dzb/', { token: '' }],
  ['/dzb/?token=%E5%85%9A', '/dzb/', { token: '' }],
])('%s: taken out of the address, which is then %s (§11.7)', (address, rest, codes) => {
  open(address);
  takeCodes();
  expect(here()).toBe(rest);
  const found = handOnCodes();
  expect(Object.fromEntries(Object.keys(codes).map((name) => [name, found.get(name)]))).toEqual(codes);
  expect(handOnCodes().size).toBe(0);
});

test.each(['/dzb/', '/dzb/?a=b&scope=c#/x?type=d', '/dzb/#/x?error=1', '/dzb/?code2=x&xtoken=y#/ticket', '/dzb/#part'])(
  '%s stays',
  (address) => {
    open(address);
    takeCodes();
    expect(here()).toBe(address);
    expect(handOnCodes().size).toBe(0);
  },
);

test('what the app has written itself stays, such as a filter called `code`', () => {
  open('/dzb/#/system/post?code=ceo', { idx: 0 });
  takeCodes();
  expect(here()).toBe('/dzb/#/system/post?code=ceo');
});

test('a huge token is taken out, too, and not used', () => {
  open(`/dzb/?token=${'x'.repeat(8001)}`);
  takeCodes();
  expect(here()).toBe('/dzb/');
  expect(handOnCodes().get('token')).toBe('');
});

test('a name of the setting is taken beside the usual ones', () => {
  open('/dzb/?jwt=a&token=b');
  takeCodes('jwt');
  expect(here()).toBe('/dzb/');
  expect(handOnCodes()).toEqual(
    new Map([
      ['jwt', 'a'],
      ['token', 'b'],
    ]),
  );
});

test('in the running app they are taken out, that of the setting too, and nobody gets them', () => {
  takeCodes('jwt');
  open('/dzb/#/x?token=a&jwt=b');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(here()).toBe('/dzb/#/x');
  expect(handOnCodes().size).toBe(0);
});
