// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dataSourceHeader } from './downloadFile';

beforeEach(() => window.localStorage.clear());

test.each([
  ['slave', { datasource: 'slave' }],
  ['"slave"', { datasource: 'slave' }],
  ['  slave\n', { datasource: 'slave' }],
  ['港口库', { datasource: encodeURI('港口库') }],
  ['a\r\nx-admin: 1', { datasource: 'a%0D%0Ax-admin:%201' }],
  ['', {}],
  ['""', {}],
])('%j gives %j (§7.29)', (kept, header) => {
  window.localStorage.setItem('dataName', kept);
  expect(dataSourceHeader()).toEqual(header);
});

test('nothing kept gives no header (§7.29)', () => expect(dataSourceHeader()).toEqual({}));
