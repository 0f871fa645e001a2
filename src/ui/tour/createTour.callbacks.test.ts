// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Tour, TourCallbackError, type TourCallbacks } from './createTour';
import { tourButtons, createTestTour, findInTour, pressKey, untilStepShown, stage } from '../../../tests/tourPage';

const EVENTS = [
  'beforeChange',
  'change',
  'afterChange',
  'complete',
  'start',
  'exit',
  'skip',
  'beforeExit',
] as const satisfies readonly (keyof TourCallbacks)[];

test('all eight, in their order, with what they are about (§4.24)', async () => {
  const told: unknown[] = [];
  const tour = createTestTour();
  const [one, two] = stage.elements;
  for (const event of EVENTS) {
    tour.on(event, (...about: unknown[]) => {
      told.push([event, ...about]);
      return true;
    });
  }
  await tour.start();
  await tour.next();
  await tour.previous();
  await tour.exit();
  expect(told).toEqual([
    ['start', document.body],
    ['beforeChange', one, 0, 'forward'],
    ['change', one],
    ['afterChange', one],
    ['beforeChange', two, 1, 'forward'],
    ['change', two],
    ['afterChange', two],
    ['beforeChange', one, 0, 'backward'],
    ['change', one],
    ['afterChange', one],
    ['beforeExit', document.body],
    ['exit'],
  ]);
});

test.each([
  ['done', 2, (tour: Tour) => tour.goTo(2), '确定', ['complete 2 done', 'exit']],
  ['end', 2, (tour: Tour) => tour.goTo(2).then(() => tour.next()), undefined, ['complete 3 end', 'exit']],
  ['skip on the way', 0, () => Promise.resolve(), '跳过', ['skip 0', 'exit']],
  ['skip at the end', 2, (tour: Tour) => tour.goTo(2), '跳过', ['complete 2 skip', 'skip 2', 'exit']],
])('%s (§4.24)', async (_name, step, move, button, expected) => {
  const told: string[] = [];
  const tour = createTestTour();
  tour.on('complete', (at, reason) => void told.push(`complete ${at} ${reason}`));
  tour.on('skip', (at) => void told.push(`skip ${at}`));
  tour.on('exit', () => void told.push('exit'));
  await tour.start();
  await move(tour);
  if (button !== undefined) {
    await untilStepShown(`第${step + 1}步`);
    tourButtons()
      .find((part) => part.textContent === button)
      ?.click();
  }
  await expect.poll(() => told).toEqual(expected);
});

test('false before a change keeps the step, false before the exit keeps the tour unless it is forced (§4.24)', async () => {
  const tour = createTestTour();
  await tour.start();
  await untilStepShown('第1步');
  tour.on('beforeChange', () => false);
  await tour.next();
  expect(findInTour('.introjs-helperNumberLayer')?.textContent).toBe('1 / 3');
  tour.on('beforeChange', () => true);
  await tour.next();
  await untilStepShown('第2步');
  tour.on('beforeExit', () => Promise.resolve(false));
  await tour.exit();
  expect(tour.hasStarted()).toBe(true);
  await tour.exit(true);
  expect(tour.hasStarted()).toBe(false);
});

test.each(EVENTS.flatMap((event) => [undefined, null, 'text', {}, 1].map((value) => [event, value] as const)))(
  '%s: %j is not a function (§5.5)',
  (event, value) => {
    const tour = createTestTour();
    expect(() => tour.on(event, value as never)).toThrow(TourCallbackError);
    expect(() => tour.on(event, value as never)).toThrow(`Provided callback for ${event} was not a function`);
  },
);

test('a start that is refused by its callback leaves nothing behind (§5.5)', async () => {
  const tour = createTestTour();
  tour.on('start', () => Promise.reject(new Error('refused')));
  await expect(tour.start()).rejects.toThrow('refused');
  expect(tour.hasStarted()).toBe(false);
  expect(pressKey('Escape').defaultPrevented).toBe(false);
});
