import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ICON_SIZE_PX, iconStyle, movedTo, nearestSide } from './iconPosition';

const view = { width: 1440, height: 900 };

test('starts 80 px from the right edge and 180 px from the top (§2.76, §9.17)', () => {
  expect(movedTo({ x: 1440 - 80 - ICON_SIZE_PX, y: 180 }, view)).toEqual({ x: 0, y: 0 });
  expect(iconStyle({ x: 0, y: 0 })).toEqual({
    left: 'clamp(0px, 100% - 128px + 0px, 100% - 48px)',
    top: 'clamp(0px, 180px, 100% - 48px)',
  });
});

test('stays where it was dragged (§2.77)', () => {
  // The start is at 1440 − 128 = 1312 px; 1012 px further left is 300 px.
  expect(movedTo({ x: 300, y: 400 }, view)).toEqual({ x: -1012, y: 220 });
  expect(iconStyle({ x: -1012, y: 220 })).toEqual({
    left: 'clamp(0px, 100% - 128px + -1012px, 100% - 48px)',
    top: 'clamp(0px, 400px, 100% - 48px)',
  });
});

test('keeps its distance from the right edge when the window changes', () => {
  const moved = movedTo({ x: 1200, y: 400 }, view);
  expect(iconStyle(moved)).toMatchObject({ left: 'clamp(0px, 100% - 128px + -112px, 100% - 48px)' });
});

test.each([
  [0, 'right'],
  [-600, 'right'],
  [-700, 'left'],
  [-1312, 'left'],
] as const)('moved by %d px it docks to the nearest edge, at its height: %s', (x, side) => {
  expect(nearestSide({ x, y: 40 }, view.width)).toBe(side);
  expect(iconStyle({ x, y: 40 }, side)).toEqual({ [side]: 0, top: 'clamp(0px, 220px, 100% - 48px)' });
});

test('is never moved out of the window', () => {
  const pixels = fc.integer({ min: -5000, max: 5000 });
  const length = fc.integer({ min: ICON_SIZE_PX, max: 3000 });
  fc.assert(
    fc.property(pixels, pixels, length, length, (x, y, width, height) => {
      const moved = movedTo({ x, y }, { width, height });
      const [left, top] = [width - 80 - ICON_SIZE_PX + moved.x, 180 + moved.y];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(width - ICON_SIZE_PX);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(height - ICON_SIZE_PX);
    }),
  );
});
