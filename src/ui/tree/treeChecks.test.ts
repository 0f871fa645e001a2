import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeChecks, toggleCheck } from './treeChecks';
import { searchTree } from './indexTree';
import { BRANCH_INDEX, BRANCHES, sortedIds } from '../../../tests/branchTree';

describe('ticks', () => {
  test.each([
    ['nothing', '', '', ''],
    ['a leaf', 'm1a', 'm1a', 'g m m1'],
    ['all leaves of a node', 'm1a m1b', 'm1 m1a m1b', 'g m'],
    ['a parent stands for all below it', 'm', 'm m1 m1a m1b m2', 'g'],
    ['everything', 'g', 'g l l3 m m1 m1a m1b m2', ''],
    ['what the tree does not have stays', 'l3 x9', 'l l3 x9', 'g'],
  ])('%s', (_case, chosen, checked, half) => {
    const state = completeChecks(BRANCH_INDEX, chosen.split(' ').filter(Boolean));
    expect(sortedIds(state.checked)).toBe(checked);
    expect(sortedIds(state.half)).toBe(half);
  });

  test.each([
    ['a leaf', '', 'm2', undefined, 'm2'],
    ['a leaf again', 'm2', 'm2', undefined, ''],
    ['a node', '', 'm1', undefined, 'm1 m1a m1b'],
    ['a node in part', 'm1a', 'm1', undefined, 'm1 m1a m1b'],
    ['a node again', 'm1', 'm1', undefined, ''],
    ['a part of what is ticked', 'g', 'm1a', undefined, 'l l3 m1b m2'],
    ['only what is shown', '', 'g', '三', 'l l3'],
    ['only what is shown, off again', 'g', 'g', '三', 'm m1 m1a m1b m2'],
    ['a match with what it contains', '', 'm', '码头', 'm m1 m1a m1b m2'],
    ['what the tree does not have', 'm2 x9', 'nope', undefined, 'm2 x9'],
  ])('toggling %s', (_case, chosen, id, words, expected) => {
    const shown = words === undefined ? undefined : searchTree(BRANCH_INDEX, words).shown;
    expect(sortedIds(toggleCheck(BRANCH_INDEX, chosen.split(' ').filter(Boolean), id, shown))).toBe(expected);
  });

  test('toggling twice changes nothing, and completing is done at once', () => {
    const ids = BRANCHES.map(({ id }) => String(id));
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (chosen, id) => {
        const { checked } = completeChecks(BRANCH_INDEX, chosen);
        expect(completeChecks(BRANCH_INDEX, checked).checked).toEqual(checked);
        const once = toggleCheck(BRANCH_INDEX, checked, id);
        const twice = toggleCheck(BRANCH_INDEX, once, id);
        // The first toggle checks a half-checked node, and the second does not bring its state back. So the third
        // toggle is compared with the first.
        expect(toggleCheck(BRANCH_INDEX, twice, id)).toEqual(once);
      }),
    );
  });
});
