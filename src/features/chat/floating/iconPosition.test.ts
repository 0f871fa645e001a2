import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ICON_SIZE_PX, iconPosition, movedTo } from './iconPosition';

const view = { width: 1440, height: 900 };

test('starts 80 px from the right edge and 180 px from the top', () => {
  const { x, y } = iconPosition({ x: 0, y: 0 }, view);
  expect([view.width - x - ICON_SIZE_PX, y]).toEqual([80, 180]);
});

test('stays where it was dragged', () => {
  expect(iconPosition(movedTo({ x: 300, y: 400 }, view), view)).toEqual({ x: 300, y: 400 });
});

test('keeps its distance from the right edge when the window changes', () => {
  const moved = movedTo({ x: 1200, y: 400 }, view);
  expect(iconPosition(moved, { ...view, width: 1000 })).toEqual({ x: 760, y: 400 });
});

test('never leaves the window', () => {
  const pixels = fc.integer({ min: -5000, max: 5000 });
  const length = fc.integer({ min: ICON_SIZE_PX, max: 3000 });
  fc.assert(
    fc.property(pixels, pixels, length, length, (x, y, width, height) => {
      for (const place of [
        iconPosition({ x, y }, { width, height }),
        iconPosition(movedTo({ x, y }, view), { width, height }),
      ]) {
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.y).toBeGreaterThanOrEqual(0);
        expect(place.x).toBeLessThanOrEqual(width - ICON_SIZE_PX);
        expect(place.y).toBeLessThanOrEqual(height - ICON_SIZE_PX);
      }
    }),
  );
});
