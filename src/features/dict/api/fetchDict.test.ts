import { expect, test } from 'vitest';
import { BASE, http, respond, startBackend, transportLog } from '../../../../tests/httpBackend';
import { SchemaError } from '@/lib/http/errors';
import { fetchDict, toDictEntries } from './fetchDict';

startBackend();

test.each<[string, unknown]>([
  ['data', { code: 200, data: [{ name: '男', code: 1 }] }],
  ['data.content', { code: 200, data: { content: [{ name: '男', code: 1 }] } }],
  ['content', { content: [{ name: '男', code: 1 }] }],
  ['a bare list', [{ name: '男', code: 1 }]],
])('a dictionary by key in %s (§3.14, §3.15, §7.23, §7.40)', async (_name, body) => {
  respond(body);
  expect(await fetchDict(http, 'product', 'a/b')).toEqual([{ name: '男', code: 1 }]);
  expect(transportLog.requests[0]?.url).toBe(`${BASE}/system/dict/key/a%2Fb`);
});

test.each(['dictValue', 'value', 'id', 'code'])(
  'a dictionary by key whose %s has lost digits is refused',
  async (field) => {
    respond({
      code: 200,
      data: [
        { label: '男', [field]: 1 },
        { label: '女', [field]: 2 ** 53 },
      ],
    });
    await expect(fetchDict(http, 'product', 'a')).rejects.toMatchObject({
      name: 'SchemaError',
      field: `1.${field}`,
    });
  },
);

test('a dictionary by key that is no list is refused', async () => {
  respond({ code: 200, data: { list: [] } });
  await expect(fetchDict(http, 'product', 'a')).rejects.toBeInstanceOf(SchemaError);
});

test.each([{ data: null }, { data: { content: null } }])(
  'null in the place of a list is an empty one: %j',
  async (body) => {
    respond({ code: 200, ...body });
    expect(await fetchDict(http, 'product', 'a')).toEqual([]);
  },
);

const fields = { labelField: 'dictLabel', valueField: 'dictValue' };
const entry = (label: string, value: string) => ({ label, value, listClass: '', cssClass: '', disabled: false });

test.each<[string, unknown, unknown]>([
  ['the configured fields', [{ dictLabel: '男', dictValue: '0', label: '×', value: '×' }], [entry('男', '0')]],
  ['label and value', [{ label: '男', name: '×', value: 0, id: 9 }], [entry('男', '0')]],
  ['name and id', [{ name: '男', title: '×', id: 1, uid: 9 }], [entry('男', '1')]],
  ['title and uid', [{ title: '男', uid: 'u', key: 'k' }], [entry('男', 'u')]],
  ['key', [{ title: '男', key: 'k', code: 'c' }], [entry('男', 'k')]],
  ['code', [{ title: '男', code: 'c' }], [entry('男', 'c')]],
  ['a missing label', [{ value: '0' }], [entry('0', '0')]],
  [
    'an empty label (§13.12)',
    [
      { dictLabel: '', name: '男', value: '0' },
      { dictLabel: ' ', value: '1' },
    ],
    [entry('男', '0'), entry('1', '1')],
  ],
  ['a missing value', [{ label: '男' }, { label: '女', value: '1' }], [entry('女', '1')]],
  ['an object with content', { content: [{ label: '男', value: '0' }] }, [entry('男', '0')]],
  ['items that are none', [null, '男', 1, { label: '男', value: '0' }], [entry('男', '0')]],
  ['a field of null', [{ dictLabel: null, name: '男', dictValue: null, code: '0' }], [entry('男', '0')]],
  [
    'classes and state',
    [{ label: '男', value: '0', listClass: 'danger', cssClass: 'bold', status: 1 }],
    [{ ...entry('男', '0'), listClass: 'danger', cssClass: 'bold', disabled: true }],
  ],
  ['an empty list', [], []],
  ['no list', '男', '男'],
  ['an object without content', { data: [] }, undefined],
  ['nothing', null, null],
])('%s (§3.13, §3.14)', (_name, response, entries) => {
  expect(toDictEntries(response, fields)).toEqual(entries);
});
