import { expect, test } from 'vitest';
import type { DictType } from '@/features/dict/api/dictTypes';
import { possibleParents } from './typeItems';

const type = (id: string, parentId: string, dictName: string): DictType => ({
  id,
  parentId,
  dictName,
  dictType: `key_${id}`,
  status: '0',
  remark: '',
});
const types = [
  type('1', '', '组织'),
  type('2', '1', '党组织类别'),
  type('3', '2', '支部'),
  type('4', '', '党员'),
  type('5', '9', '孤儿'),
];
const ids = (list: readonly DictType[]) => list.map(({ id }) => id).join('');

test.each([
  [undefined, '12345'],
  ['1', '45'],
  ['2', '145'],
  ['5', '1234'],
])('above %s may stand %s', (id, parents) => {
  expect(ids(possibleParents(types, id))).toBe(parents);
});

test('children that come before their parents are found', () => {
  expect(ids(possibleParents([...types].reverse(), '1'))).toBe('54');
});
