import { expect, test } from 'vitest';
import type { Field } from '../../model/Field';
import { columnWidths, isMissing, wholeText } from './RecordTable';

const UNIT: Field = { name: 'deptId', label: '部门', shownBy: 'dept.name', column: true };

test.each<[Field, object, string | undefined]>([
  [UNIT, { deptId: 1, dept: { name: '集团' } }, '集团'],
  [UNIT, { deptId: 1 }, '1'],
  [{ ...UNIT, column: { render: () => '甲' } }, { deptId: 1 }, '甲'],
  [{ ...UNIT, column: { render: () => null } }, { deptId: 1 }, undefined],
])('the whole text of %o in %j is %j', (field, record, text) => {
  expect(wholeText(field, { ...record })).toBe(text);
});

test.each<[Field, object, boolean]>([
  [UNIT, { dept: { name: '集团' } }, false],
  [UNIT, { deptId: 1 }, false],
  [UNIT, { deptId: '' }, true],
  [UNIT, {}, true],
  [{ ...UNIT, column: { render: () => '' } }, { deptId: 1 }, true],
])('of %o nothing is shown in %j: %s', (field, record, expected) => {
  expect(isMissing(field, { ...record })).toBe(expected);
});

test.each([
  ['unknown room', [90, undefined], 0, { least: 180, free: undefined }],
  ['little room: the free one takes what is left', [90, undefined], 400, { least: 180, free: undefined }],
  ['much room: no column takes all of it', [90, undefined], 1500, { least: 180, free: 380 }],
  ['two free ones share', [90, undefined, undefined], 800, { least: 270, free: undefined }],
  ['without free ones', [90, 60], 1500, { least: 150, free: 380 }],
])('%s (§17.9)', (_case, widths, room, expected) => {
  expect(columnWidths(widths, room)).toEqual(expected);
});

test('in larger letters a name of ten has room, and the table scrolls sideways for it (§17.10)', () => {
  const { least } = columnWidths([undefined], 0, 18 / 14);
  expect(least).toBeGreaterThanOrEqual(10 * 18 + 16);
});
