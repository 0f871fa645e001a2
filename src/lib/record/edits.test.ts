import { describe, expect, test } from 'vitest';
import { changedFields, inTypeOf, sameValue, withEdits } from './edits';
import { STAMPS } from './ServerRecord';

test.each([
  [1, '1', true],
  [null, '', true],
  [undefined, null, true],
  [0, '', false],
  [0, null, false],
  ['0', 0, true],
  ['a', 'b', false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[1, '2'], ['1', 2], true],
  [[1], [1, 2], false],
  [{ a: 1 }, { a: 1 }, true],
  [true, 'true', true],
])('%j and %j say the same: %j', (one, other, same) => {
  expect(sameValue(one, other)).toBe(same);
  expect(sameValue(other, one)).toBe(same);
});

test.each([
  ['nothing', { a: 1, b: null }, { a: '1', b: '' }, []],
  ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b']],
  ['a field that came', { a: 1 }, { a: 1, b: 2 }, ['b']],
  ['a field that went', { a: 1, b: 2 }, { a: 1 }, ['b']],
  ['only the stamp of a save', { a: 1, updateTime: '1', updateBy: 'x' }, { a: 1, updateTime: '2', updateBy: 'y' }, []],
])('changed: %s', (_name, before, after, fields) => {
  expect(changedFields(before, after)).toEqual(fields);
});

test.each([
  ['a number stays a number', 101, '102', 102],
  ['a text stays a text', '101', 102, '102'],
  ['an emptied number is null, not a text', 101, '', null],
  ['yes and no', true, 'false', false],
  ['yes and no as numbers', 1, false, 0],
  ['yes and no as letters', 'N', true, 'Y'],
  ['yes and no as digits', '0', true, '1'],
  ['yes and no as words', 'true', false, 'false'],
  ['a new yes', undefined, true, true],
  ['a long id stays a text', 101, '1693249182734917633', '1693249182734917633'],
  ['a number that became words', 101, 'many', 'many'],
  ['a new field as it is', undefined, '1', '1'],
])('in the JSON type of what came: %s', (_name, received, value, sent) => {
  expect(inTypeOf(received, value)).toBe(sent);
});

test('unknown fields and values go back as they came, and what was not sent is not sent', () => {
  const record = { dictId: 101, tenantId: 't1', extend: { a: [1] }, deptId: 7, isDefault: '1', status: '2' };
  expect(withEdits(record, { remark: '新' })).toEqual({ ...record, remark: '新' });
  expect(Object.keys(withEdits(record, {}))).toEqual(Object.keys(record));
});

describe('a part of a record, and the other fields of its form', () => {
  const record = { id: 1, name: '甲', salt: 's', updateTime: 'then' };
  const part = { id: 1, name: '甲' };

  test.each<[string, object, string[]]>([
    ['as it was', {}, []],
    ['a field of the part', { name: '乙' }, ['name']],
    ['a field of the form that was empty', { remark: '丙' }, ['remark']],
    ['another field', { salt: 't' }, []],
    ['a new field without a value', { remark: null }, []],
    ['what each save changes', { updateTime: 'now' }, []],
    ['the same id as a text', { id: '1' }, []],
  ])('%s', (_name, change, changed) => {
    expect(changedFields(part, { ...record, ...change }, STAMPS, ['name', 'remark'])).toEqual(changed);
  });
});
