import { expect, test } from 'vitest';
import { clampToViewport } from './useDragHandle';

const view = { width: 1000, height: 800 };
const home = { left: 200, top: 100, width: 600, height: 300 };

test.each([
  ['free', { x: 50, y: -20 }, { x: 50, y: -20 }],
  ['at the left edge', { x: -500, y: 0 }, { x: -200, y: 0 }],
  ['at the right edge', { x: 500, y: 0 }, { x: 200, y: 0 }],
  ['at the top edge', { x: 0, y: -500 }, { x: 0, y: -100 }],
  ['at the bottom edge', { x: 0, y: 900 }, { x: 0, y: 400 }],
  ['in a corner', { x: 9999, y: 9999 }, { x: 200, y: 400 }],
])('%s (§2.72)', (_name, wanted, offset) => {
  expect(clampToViewport(home, wanted, view)).toEqual(offset);
});

test('a box larger than the window keeps its top left corner in sight', () => {
  const large = { left: 100, top: 50, width: 1500, height: 900 };
  for (const wanted of [
    { x: 0, y: 0 },
    { x: -400, y: -400 },
    { x: 400, y: 400 },
  ]) {
    expect(clampToViewport(large, wanted, view)).toEqual({ x: -100, y: -50 });
  }
});
