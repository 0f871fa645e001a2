import { expect, test } from 'vitest';
import { BASE, http, respond, startBackend, transportLog } from '../../../../tests/httpBackend';
import { SchemaError } from '@/lib/http/errors';
import { fetchDictByKey } from './dictByKey';

startBackend();

test.each<[string, unknown]>([
  ['data', { code: 200, data: [{ name: '男', code: 1 }] }],
  ['data.content', { code: 200, data: { content: [{ name: '男', code: 1 }] } }],
  ['content', { content: [{ name: '男', code: 1 }] }],
  ['a bare list', [{ name: '男', code: 1 }]],
])('a dictionary by key in %s', async (_name, body) => {
  respond(body);
  expect(await fetchDictByKey(http, 'product', 'a/b')).toEqual([{ name: '男', code: 1 }]);
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
    await expect(fetchDictByKey(http, 'product', 'a')).rejects.toMatchObject({
      name: 'SchemaError',
      field: `1.${field}`,
    });
  },
);

test('a dictionary by key that is no list is refused', async () => {
  respond({ code: 200, data: { list: [] } });
  await expect(fetchDictByKey(http, 'product', 'a')).rejects.toBeInstanceOf(SchemaError);
});

test.each([{ data: null }, { data: { content: null } }])(
  'null in the place of a list is an empty one: %j',
  async (body) => {
    respond({ code: 200, ...body });
    expect(await fetchDictByKey(http, 'product', 'a')).toEqual([]);
  },
);
