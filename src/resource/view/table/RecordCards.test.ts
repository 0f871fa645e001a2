import { expect, test } from 'vitest';
import { isBare, isShown } from './RecordCards';

test.each([
  ['显示顺序', { name: 'x', label: '', kind: 'number' }, 3, true],
  ['字典键值', { name: 'x', label: '' }, '0', true],
  ['手机号码', { name: 'x', label: '' }, '13805321001', false],
  ['权限字符', { name: 'x', label: '' }, 'clerk', false],
  ['是否默认', { name: 'x', label: '', kind: 'dict', dict: 'sys_yes_no' }, 'Y', true],
  ['应交', { name: 'x', label: '', kind: 'number', column: { render: (): string => '4,500.00' } }, 4500, true],
  ['年龄', { name: 'x', label: '', column: { render: (): number => 48 } }, '1978-08-08', true],
  ['到会', { name: 'x', label: '', column: { render: (): string => '21/22' } }, 21, true],
  ['入党日期', { name: 'x', label: '', kind: 'day' }, '2016-06-30', true],
  ['类型', { name: 'x', label: '', kind: 'dict', dict: 'sys_notice_type' }, '1', false],
] as const)('on a card, a value of %s needs its label or not (§2.104)', (_label, field, x, expected) =>
  expect(isBare(field, { x })).toBe(expected),
);

test('on a card, a value that is missing is left out, but where it is typed (§19.12)', () => {
  const place = { name: 'x', label: '顺序', kind: 'number' } as const;
  const drawn = {
    name: 'x',
    label: '图标',
    column: { render: ({ x }: { x?: unknown }) => (x === '#' ? '' : String(x)) },
  };
  expect([isShown(drawn, { x: '#' }), isShown(drawn, { x: 'user' })]).toEqual([false, true]);
  expect([isShown(place, {}), isShown(place, {}, place), isShown(place, { x: 0 })]).toEqual([false, true, true]);
});
