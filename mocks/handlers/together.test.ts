import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { path } from './path';
import { together } from './together';

const HOST = 'http://mock.test';
const say = (text: string) => () => HttpResponse.text(text);
const handlers = [
  http.get(path('/user/list'), say('list')),
  http.get(path('/user/passed/on'), () => undefined),
  http.get(path('/user/:id'), say('one')),
  http.get(path('/user/:id/on'), say('on')),
  http.all(path('/files/*'), say('file')),
  http.get(path('/'), say('root')),
  http.get('*/beside/:name', say('beside')),
  http.get(/\/pattern\d/, say('pattern')),
];

test.each([
  ['/dzb/prod-api/user/list?size=1', 'list'],
  ['/dzb/prod-api/user/list/', 'list'],
  ['/dzb/prod-api/User/List', 'list'],
  ['/dzb/prod-api/user/2', 'one'],
  ['/dzb/prod-api/user/passed/on', 'on'],
  ['/dzb/prod-api/files/a/b.png', 'file'],
  ['/dzb/prod-api/?a=1', 'root'],
  ['/elsewhere/beside/x', 'beside'],
  ['/pattern7', 'pattern'],
  // Left to whoever asked: a test fails on it, the page's assets are loaded.
  ['/dzb/index.html', undefined],
  ['/dzb/prod-api/other', undefined],
])('%s is answered as by all of them: %s', async (at, text) => {
  const answers = await Promise.all(
    [handlers, [together(handlers)]].map(async (some) => (await getResponse(some, new Request(HOST + at)))?.text()),
  );
  expect(answers).toEqual([text, text]);
});

test('an address of none is not taken for one of them', async () => {
  expect(await together(handlers).test({ request: new Request(`${HOST}/dzb/index.html`) })).toBe(false);
});
