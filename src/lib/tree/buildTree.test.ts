import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildTree, type TreeNode, type TreeRecord } from './buildTree';

/** Writes a tree as `1(2(3),4)`: ids, with their children in brackets. */
const outline = (nodes: readonly TreeNode<TreeRecord>[]): string =>
  nodes.map(({ id, children }) => `${id}${children.length > 0 ? `(${outline(children)})` : ''}`).join(',');

/** Ids that can have no children, because as a parent id they mean “no parent”. */
const NO_CHILD = new Set(['0']);

const records = (text: string): TreeRecord[] =>
  text.split(' ').map((pair) => {
    const [id = '', parentId] = pair.split('<');
    return { id, parentId };
  });

describe('buildTree', () => {
  test.each([
    ['children after their parents', '1 2<1 3<2 4<1', '1(2(3),4)'],
    ['children before their parents', '3<2 2<1 4<1 1', '1(2(3),4)'],
    ['the root is 0', '1<0 2<1', '1(2)'],
    ['the root is null', '1<null 2<1', '1(2)'],
    ['several roots keep their order', '2 1 3', '2,1,3'],
    ['an orphan is a root', '1 2<9 3<2', '1,2(3)'],
    ['a record that is its own parent', '1<1 2<1', '1(2)'],
    ['a ring has no root', '1<3 2<1 3<2', '1,2,3'],
    ['a tail into a ring', '0x<a a<b b<a 1 2<1', '0x,a,b,1(2)'],
    ['of equal ids the first wins', '1 2<1 2', '1(2)'],
  ])('%s (§3.16)', (_case, given, expected) => {
    expect(outline(buildTree(records(given)))).toBe(expected);
  });

  test('compares ids as strings (§3.16)', () => {
    expect(outline(buildTree([{ id: 1 }, { id: '2', parentId: 1 }, { id: 3, parentId: '2' }]))).toBe('1(2(3))');
  });

  test.each<[unlike: TreeRecord['id'], TreeRecord['id']]>([
    ['01', 1],
    ['1.0', 1],
    ['1e1', 10],
    [' 1', 1],
    ['-0', 0],
    ['9007199254740993', '9007199254740992'],
    ['12345678901234567890', '12345678901234567891'],
  ])('%j is not %j', (id, other) => {
    const roots = [{ id }, { id: other }, { id: 'below', parentId: other }];
    expect(outline(buildTree(roots))).toBe(`${id},${other}${NO_CHILD.has(String(other)) ? ',below' : '(below)'}`);
  });

  test.each<[TreeRecord['id'], TreeRecord['id']]>([
    [-5, '-5'],
    [1.5, '1.5'],
    [123456789012345, '123456789012345'],
    [1e21, '1e+21'],
    [Number.NaN, 'NaN'],
  ])('%j is %j', (id, same) => {
    expect(outline(buildTree([{ id }, { id: same }, { id: 'below', parentId: same }]))).toBe(`${id}(below)`);
  });

  test('an empty list is an empty tree', () => expect(buildTree([])).toEqual([]));

  test('leaves the records alone and keeps their fields', () => {
    const given = [{ id: 1, name: '党委' }, Object.freeze({ id: 2, parentId: 1, name: '支部', children: null })];
    expect(buildTree(given)).toEqual([
      { id: 1, name: '党委', children: [{ id: 2, parentId: 1, name: '支部', children: [] }] },
    ]);
    expect(given[0]).toEqual({ id: 1, name: '党委' });
  });

  test('a chain of 100,000 is 32 levels deep, and loses nothing: the others are roots', () => {
    const chain = Array.from({ length: 100_000 }, (_, id) => ({ id: id + 1, parentId: id }));
    const levels: number[] = [];
    for (let level = buildTree(chain); level.length > 0; level = level[0]?.children ?? []) levels.push(level.length);
    expect(levels).toEqual([100_000 - 31, ...Array.from({ length: 31 }, () => 1)]);
  });

  test('32 levels are as deep as they were sent', () => {
    const chain = Array.from({ length: 32 }, (_, id) => ({ id: id + 1, parentId: id }));
    const expected = chain.map(({ id }) => id).join('(') + ')'.repeat(31);
    expect(outline(buildTree(chain))).toBe(expected);
  });

  test('loses nothing and shows nothing twice, however wrong the parents are', () => {
    const id = fc.integer({ min: 1, max: 30 });
    const list = fc.array(fc.record({ id, parentId: fc.option(fc.integer({ min: 0, max: 40 })) }), { maxLength: 60 });
    fc.assert(
      fc.property(list, (given) => {
        const seen: string[] = [];
        const pending = [...buildTree(given)];
        for (let node = pending.pop(); node; node = pending.pop()) {
          seen.push(String(node.id));
          pending.push(...node.children);
        }
        expect([...seen].sort()).toEqual([...new Set(given.map((one) => String(one.id)))].sort());
      }),
    );
  });
});
