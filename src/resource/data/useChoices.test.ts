import { expect, test } from 'vitest';
import { withoutBranch } from '@/ui/tree/indexTree';
import { readChoices } from './useChoices';

const source = { url: '/deptTree', name: 'label' };
const choice = (value: number | string, parentId: string, name: string, disabled = false) => ({
  value,
  id: String(value),
  parentId,
  name,
  disabled,
});

test.each([
  ['nothing', undefined, []],
  ['no list', { data: 'x' }, []],
  [
    'a nested tree',
    { data: [{ id: 1, label: '集团', children: [{ id: 2, label: '码头' }] }] },
    [choice(1, '', '集团'), choice(2, '1', '码头')],
  ],
  [
    'what is no record, and ids that lost digits',
    { data: [null, 'x', { label: '无' }, { id: 2 ** 53, label: '大' }, { id: '7', label: null, status: '1' }] },
    [choice('7', '', '7', true)],
  ],
])('choices in %s', (_name, body, choices) => {
  expect(readChoices(body, source)).toMatchObject(choices);
});

test.each([
  ['a field of its own', { ...source, keywords: 'key' }, { keywords: 'sys_user_sex' }],
  ['its name alone', source, { keywords: undefined }],
])('a choice is found by %s', (_name, described, found) => {
  const [first] = readChoices({ data: [{ id: 1, label: '性别', key: 'sys_user_sex', undefined: 'x' }] }, described);
  expect({ keywords: first?.keywords }).toEqual(found);
});

test('a record cannot lie below itself', () => {
  const all = readChoices(
    {
      data: [
        { id: 1, label: 'a', children: [{ id: 2, label: 'b', children: [{ id: 3, label: 'c' }] }] },
        { id: 4, label: 'd' },
      ],
    },
    source,
  );
  expect(withoutBranch(all, '2').map(({ id }) => id)).toEqual(['1', '4']);
  expect(withoutBranch(all, undefined)).toBe(all);
});
