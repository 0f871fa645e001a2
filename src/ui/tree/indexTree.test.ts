import { expect, test } from 'vitest';
import { indexTree } from './indexTree';
import { BRANCH_INDEX, BRANCHES } from '../../../tests/branchTree';

test('the index is in reading order, however the records are', () => {
  expect(indexTree([...BRANCHES].reverse()).nodes.map(({ id }) => id)[0]).toBe('g');
  expect(BRANCH_INDEX.nodes.map(({ id }) => id).join(' ')).toBe('g m m1 m1a m1b m2 l l3');
});
