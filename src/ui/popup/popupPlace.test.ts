import { expect, test } from 'vitest';
import { popupPlace, type Placement } from './popupPlace';

const view = { width: 1000, height: 800 };
const popup = { width: 200, height: 300 };
const box = (left: number, top: number, right = left + 100, bottom = top + 40) => ({ left, top, right, bottom });

test.each<[string, Placement, ReturnType<typeof box>, { left: number; top: number }]>([
  ['below, from the left edge', 'belowStart', box(300, 100), { left: 300, top: 144 }],
  ['below, up to the right edge', 'belowEnd', box(300, 100), { left: 200, top: 144 }],
  ['beside, from the top', 'beside', box(300, 100), { left: 404, top: 100 }],
  ['above, where there is no room below', 'belowStart', box(300, 700), { left: 300, top: 396 }],
  ['on the left, where there is no room on the right', 'beside', box(850, 100), { left: 646, top: 100 }],
  ['not beyond the right edge', 'belowStart', box(950, 100), { left: 800, top: 144 }],
  ['not beyond the left edge', 'belowEnd', box(-20, 100), { left: 0, top: 144 }],
  ['not below the window', 'beside', box(300, 700), { left: 404, top: 500 }],
  ['at a point', 'at', box(300, 100, 300, 100), { left: 300, top: 100 }],
  ['at a point near the corner', 'at', box(950, 790, 950, 790), { left: 800, top: 500 }],
  ['at a point outside', 'at', box(-50, -200, -50, -200), { left: 0, top: 0 }],
])('%s', (_name, placement, anchor, place) => expect(popupPlace(anchor, popup, view, placement)).toEqual(place));

test.each<Placement>(['belowStart', 'belowEnd', 'beside', 'at'])(
  '%s: of a popup too large the beginning is seen',
  (placement) =>
    expect(popupPlace(box(50, 50), popup, { width: 100, height: 100 }, placement)).toEqual({ left: 0, top: 0 }),
);
