import { expect, test } from 'vitest';
import { centreOf, squareAround } from './AvatarDialog';

const wide = { width: 400, height: 200 };

test.each([
  ['the largest, in the middle', { x: 200, y: 100 }, 1, { x: 100, y: 0, edge: 200 }],
  ['half of it', { x: 200, y: 100 }, 2, { x: 150, y: 50, edge: 100 }],
  ['not beyond the left and the top', { x: 0, y: -50 }, 2, { x: 0, y: 0, edge: 100 }],
  ['not beyond the right and the bottom', { x: 999, y: 999 }, 2, { x: 300, y: 100, edge: 100 }],
  ['never larger than the picture', { x: 200, y: 100 }, 0.5, { x: 100, y: 0, edge: 200 }],
])('%s', (_name, centre, zoom, square) => expect(squareAround(wide, centre, zoom)).toEqual(square));

test('a square knows its middle', () => {
  expect(centreOf(squareAround(wide, { x: 180, y: 90 }, 4))).toEqual({ x: 180, y: 90 });
});
