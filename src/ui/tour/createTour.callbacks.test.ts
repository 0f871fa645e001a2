// @vitest-environment jsdom
import introJs from 'intro.js';
import { expect, test } from 'vitest';
import {
  createTestTour,
  findInTour,
  goToStep,
  pressKey,
  stage,
  tourButtons,
  untilStepShown,
} from '../../../tests/tourPage';

const EVENTS = ['BeforeChange', 'Change', 'AfterChange', 'Complete', 'Start', 'Exit', 'Skip', 'BeforeExit'] as const;
type Event = (typeof EVENTS)[number];

test('all eight, in their order, with what they are about (§4.24)', async () => {
  const told: unknown[] = [];
  const hear =
    <Answer>(event: Event, answer: Answer) =>
    (...about: unknown[]) => {
      told.push([event, ...about]);
      return answer;
    };
  const tour = createTestTour({
    listen: (engine) => {
      for (const event of ['BeforeChange', 'BeforeExit'] as const) engine[`on${event}`](hear(event, true));
      for (const event of ['Change', 'AfterChange', 'Start'] as const) engine[`on${event}`](hear(event, undefined));
    },
    onExit: hear('Exit', undefined),
  });
  const [one, two] = stage.elements;
  await tour.start();
  await goToStep(2);
  pressKey('ArrowLeft');
  await untilStepShown('第1步');
  await tour.exit();
  expect(told).toEqual([
    ['Start', document.body],
    ['BeforeChange', one, 0, 'forward'],
    ['Change', one],
    ['AfterChange', one],
    ['BeforeChange', two, 1, 'forward'],
    ['Change', two],
    ['AfterChange', two],
    ['BeforeChange', one, 0, 'backward'],
    ['Change', one],
    ['AfterChange', one],
    ['BeforeExit', document.body],
    ['Exit'],
  ]);
});

test.each([
  ['done', 3, '确定', ['complete 2 done', 'exit']],
  ['end', 3, undefined, ['complete 3 end', 'exit']],
  ['skip on the way', 1, '跳过', ['skip 0', 'exit']],
  ['skip at the end', 3, '跳过', ['complete 2 skip', 'skip 2', 'exit']],
])('%s (§4.24)', async (_name, step, button, expected) => {
  const told: string[] = [];
  const tour = createTestTour({
    listen: (engine) => {
      engine.onComplete((at, reason) => void told.push(`complete ${at} ${reason}`));
      engine.onSkip((at) => void told.push(`skip ${at}`));
    },
    onExit: () => void told.push('exit'),
  });
  await tour.start();
  await goToStep(step);
  if (button === undefined) pressKey('ArrowRight');
  tourButtons()
    .find((part) => part.textContent === button)
    ?.click();
  await expect.poll(() => told).toEqual(expected);
});

test('false before a change keeps the step, false before the exit keeps the tour unless it is forced (§4.24)', async () => {
  let mayChange = false;
  const tour = createTestTour({
    listen: (engine) =>
      engine.onBeforeChange((_element, step) => step === 0 || mayChange).onBeforeExit(() => Promise.resolve(false)),
  });
  await tour.start();
  await untilStepShown('第1步');
  pressKey('ArrowRight');
  await expect.poll(() => findInTour('.introjs-helperNumberLayer')?.textContent).toBe('1 / 3');
  mayChange = true;
  pressKey('ArrowRight');
  await untilStepShown('第2步');
  await tour.exit();
  expect(tour.hasStarted()).toBe(true);
  await tour.exit(true);
  expect(tour.hasStarted()).toBe(false);
});

test.each(EVENTS)('a callback %s that is no function is refused (§5.5)', (event) => {
  for (const value of [undefined, null, 'text', {}, 1])
    expect(() => introJs.tour()[`on${event}`](value as never)).toThrow(
      /^Provided callback for on\w+ was not a function/,
    );
});

test('a start that is refused by its callback leaves nothing behind (§5.5)', async () => {
  const tour = createTestTour({ listen: (engine) => engine.onStart(() => Promise.reject(new Error('refused'))) });
  await expect(tour.start()).rejects.toThrow('refused');
  expect(tour.hasStarted()).toBe(false);
  expect(pressKey('Escape').defaultPrevented).toBe(false);
});
