import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect } from 'vitest';
import { createTour, type Tour, type TourOptions } from '@/ui/tour/createTour';

/** The elements that the steps of the tours point at, new for each test. */
export const stage: { elements: HTMLElement[] } = { elements: [] };
let tours: Tour[] = [];

beforeEach(() => {
  document.body.innerHTML = '<button id="opener">打开</button><p>一</p><p>二</p><p>三</p>';
  stage.elements = [...document.querySelectorAll('p')];
  Cookies.remove('someTour');
});
afterEach(async () => {
  for (const tour of tours) await tour.exit(true);
  tours = [];
});

const steps = () =>
  stage.elements.map((element, place) => ({ element, title: `第${place + 1}步`, text: `说明${place + 1}` }));

/** A tour of three paragraphs, removed at the end of the test. */
export function createTestTour(options: Partial<TourOptions> = {}): Tour {
  const tour = createTour({ name: 'someTour', repeat: 'always', steps, ...options });
  tours.push(tour);
  return tour;
}

/** Finds a visible part of the tour. */
export const findInTour = <Element extends HTMLElement>(selector: string) =>
  document.querySelector<Element>(`.introjs-tour ${selector}`);

/** The buttons of the dialog, in order. */
export const tourButtons = () => [
  ...document.querySelectorAll<HTMLElement>('.introjs-tour [role="button"]:not(.introjs-hidden)'),
];
export const tourButtonLabels = () => tourButtons().map((part) => part.textContent);

/** Resolves when the step with this title is shown; without a title, when no step is shown. */
export const untilStepShown = (title: string | undefined) =>
  expect.poll(() => findInTour('.introjs-tooltip-title')?.textContent).toBe(title);

/** Resolves when the element with this text has the focus. */
export const untilFocused = (label: string) =>
  expect.poll(() => document.activeElement?.textContent, { message: 'the part with the focus' }).toBe(label);

/** Presses a key in the focused element. */
export function pressKey(key: string, options: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

/** Goes to the step with this number, from the first on, by the keyboard. */
export async function goToStep(number: number): Promise<void> {
  for (let step = 1; step < number; step += 1) {
    await untilStepShown(`第${step}步`);
    pressKey('ArrowRight');
  }
  await untilStepShown(`第${number}步`);
}
