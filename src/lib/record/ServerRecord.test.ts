import { expect, test } from 'vitest';
import { textOf, valueAt } from './ServerRecord';

test.each([
  ['a', 1],
  ['dept.deptName', '机关'],
  ['dept.none', undefined],
  ['none.deptName', undefined],
  ['a.b', undefined],
  ['constructor', undefined],
  ['dept.constructor', undefined],
  ['x.y', 'own'],
])('the value at %s', (name, value) => {
  expect(valueAt({ a: 1, dept: { deptName: '机关' }, 'x.y': 'own' }, name)).toBe(value);
});

test.each([
  ['甲', '甲'],
  [0, '0'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
  [{ a: 1 }, ''],
  [['书记', null, '委员'], '书记，委员'],
])('%j is shown as “%s”', (value, text) => {
  expect(textOf(value)).toBe(text);
});
