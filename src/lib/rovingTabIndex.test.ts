import { expect, test } from 'vitest';
import { rovingTabIndex } from './rovingTabIndex';

test.each([
  ['ArrowRight', 0, 3, 'row', 1],
  ['ArrowRight', 2, 3, 'row', 0],
  ['ArrowLeft', 1, 3, 'row', 0],
  ['ArrowLeft', 0, 3, 'row', 2],
  ['Home', 2, 3, 'row', 0],
  ['End', 0, 3, 'row', 2],
  ['ArrowRight', 0, 1, 'row', 0],
  ['ArrowRight', 0, 0, 'row', undefined],
  ['ArrowRight', -1, 3, 'row', undefined],
  ['ArrowDown', 0, 3, 'row', undefined],
  ['a', 0, 3, 'row', undefined],
  ['ArrowDown', 0, 3, 'column', 1],
  ['ArrowUp', 0, 3, 'column', 2],
  ['End', 0, 3, 'column', 2],
  ['ArrowRight', 0, 3, 'column', undefined],
] as const)('%s on %i of %i in a %s moves the focus to %j', (key, at, count, direction, to) =>
  expect(rovingTabIndex(key, at, count, direction)).toBe(to),
);
