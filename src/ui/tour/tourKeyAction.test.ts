import { expect, test } from 'vitest';
import { tourKeyAction } from './tourKeyAction';

const PLAIN = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const outside = { place: -1, count: 4, isButton: false };
const first = { place: 0, count: 4, isButton: true };
const box = { place: 1, count: 4, isButton: false };
const last = { place: 3, count: 4, isButton: true };

test.each([
  ['Escape', outside, 'exit'],
  ['Escape', box, 'exit'],
  ['ArrowRight', outside, 'next'],
  ['ArrowLeft', last, 'previous'],
  ['Enter', first, 'press'],
  [' ', last, 'press'],
  ['Enter', box, 'nothing'],
  [' ', box, 'nothing'],
  [' ', outside, 'nothing'],
  ['Tab', outside, 'toFirst'],
  ['Tab', first, 'nothing'],
  ['Tab', last, 'toFirst'],
  ['k', first, 'nothing'],
  ['PageDown', outside, 'nothing'],
] as const)('%j at %o: %s', (key, focus, action) => {
  expect(tourKeyAction({ ...PLAIN, key }, focus)).toBe(action);
});

test.each([
  [outside, 'toLast'],
  [first, 'toLast'],
  [box, 'nothing'],
  [last, 'nothing'],
] as const)('Shift+Tab at %o: %s', (focus, action) => {
  expect(tourKeyAction({ ...PLAIN, key: 'Tab', shiftKey: true }, focus)).toBe(action);
});

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('with %s the keys are the browser’s own', (modifier) => {
  for (const key of ['Escape', 'ArrowLeft', 'ArrowRight', 'Enter', 'Tab'])
    expect(tourKeyAction({ ...PLAIN, key, [modifier]: true }, first)).toBe('nothing');
});
