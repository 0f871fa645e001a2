import { expect, test } from 'vitest';
import { testResource } from '../../../tests/testResource';
import { canBeChosen, isMove, offers, ofParent } from './Resource';
import { fixedFields } from './fixedFields';

test.each([
  ['an open parent', '0', true, false],
  ['a locked parent', '1', false, true],
])('records of %s', (_what, state, isAdded, isLocked) => {
  const child = ofParent(testResource({ isLocked: (_record, parent) => parent?.['state'] === '1' }), { state });
  expect([offers(child, 'add'), offers(child, 'edit'), child.isLocked?.({ id: 1 })]).toEqual([isAdded, true, isLocked]);
});

test.each([
  ['0', true],
  ['1', true],
  ['2', false],
])('a row of the state %s can be chosen: %s', (state, expected) => {
  const resource = testResource({
    isLocked: (record) => record['state'] !== '0',
    selectionActions: [{ key: 'undo', label: '撤销', when: (record) => record['state'] === '1' }],
  });
  expect(canBeChosen(resource, { state })).toBe(expected);
});

test.each([true, false])('a row that is built in: %s, can be chosen otherwise only', (isBuiltIn) => {
  const resource = testResource({ isBuiltIn: (record) => record['builtIn'] === true });
  expect(canBeChosen(resource, { builtIn: isBuiltIn })).toBe(!isBuiltIn);
});

test.each([
  ['PUT', '/test/approve', true, true],
  ['PUT', '/test/approve', false, false],
  ['POST', '/test/approve', true, false],
  ['PUT', '/test/approve/7', true, false],
  ['PUT', '/test/7', true, false],
  ['PUT', '/tests/approve', true, false],
  ['PUT', '/test', true, false],
] as const)('%s %s, for some states: %s, is a move: %s', (method, url, isForState, expected) => {
  const action = isForState ? { when: () => true } : {};
  expect(isMove(testResource(), action, { method, url })).toBe(expected);
});

test('what a menu entry says of filters is fixed; all else stays as it is (§19.19)', () => {
  const resource = testResource({
    fields: [
      { name: 'type', label: '类型', query: true, form: true },
      { name: 'held', label: '日期', kind: 'day', query: 'range' },
    ],
  });
  expect(fixedFields(resource, { page: '2', held: '2026-01-01~' })).toEqual([resource, {}]);
  const [fixed, scope] = fixedFields(resource, { type: '5' });
  expect(scope).toEqual({ type: '5' });
  expect(fixed.fields[0]).toMatchObject({ query: false, form: { only: 'edit' } });
});
