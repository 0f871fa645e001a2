import * as v from 'valibot';
import { expect, test } from 'vitest';
import { idSchema, INEXACT_ID } from './idSchema';

test.each([
  ['7', '7'],
  [7, '7'],
  [0, '0'],
  [-1, '-1'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ['1850000000000000001', '1850000000000000001'],
])('%j is the id %s', (sent, id) => expect(v.parse(idSchema, sent)).toBe(id));

test.each([2 ** 53, -(2 ** 53), Number('1850000000000000001')])('%d has lost digits', (sent) => {
  const { issues } = v.safeParse(v.object({ rows: v.array(v.object({ id: idSchema })) }), { rows: [{ id: sent }] });
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['rows.0.id', INEXACT_ID]]);
});

test.each([null, undefined, true, {}, ['7'], NaN])('%j is no id', (sent) => expect(v.is(idSchema, sent)).toBe(false));
