import { expect, test } from 'vitest';
import type { Field } from '../Field';
import { wholeText } from './RecordTable';

const UNIT: Field = { name: 'deptId', label: '部门', shownBy: 'dept.name', column: true };

test.each<[Field, object, string | undefined]>([
  [UNIT, { deptId: 1, dept: { name: '集团' } }, '集团'],
  [UNIT, { deptId: 1 }, '1'],
  [{ ...UNIT, column: { render: () => '甲' } }, { deptId: 1 }, undefined],
])('the whole text of %o in %j is %j', (field, record, text) => {
  expect(wholeText(field, { ...record })).toBe(text);
});
