// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHints, type Hints } from './createHints';

const TEXTS = ['第一处', '<img src=x onerror=alert(1)>'];
let hints: Hints;
const closed = vi.fn();

const dot = (place: number) => document.querySelector<HTMLElement>(`.introjs-hint[data-step="${place}"]`);
const dialogs = () => [...document.querySelectorAll<HTMLElement>('.introjs-hintReference .introjs-tooltip')];
const shows = (...texts: string[]) =>
  expect.poll(() => dialogs().map((dialog) => dialog.getAttribute('aria-label'))).toEqual(texts);
const button = () => document.querySelector<HTMLElement>('.introjs-hintReference .introjs-button');

beforeEach(async () => {
  document.body.innerHTML = '<p>一</p><p>二</p>';
  closed.mockReset();
  const items = [...document.querySelectorAll('p')].map((element, place) => ({ element, text: TEXTS[place] ?? '' }));
  hints = createHints(items, closed);
  await hints.render();
});
afterEach(() => hints.remove());

test('all are shown at first, as dots with a name (§2.73, §4.27)', async () => {
  expect([0, 1].map(hints.stateOf)).toEqual(['shown', 'shown']);
  await expect.poll(() => dot(0)?.getAttribute('aria-label')).toBe('第一处');
  expect(dialogs()).toEqual([]);
});

test.each([
  ['hidden', 'introjs-hidehint', []],
  ['active', '', ['第一处']],
  ['shown', '', []],
] as const)('%s (§4.27)', async (state, className, texts) => {
  hints.setState(0, state);
  expect(hints.stateOf(0)).toBe(state);
  await shows(...texts);
  await expect.poll(() => dot(0)?.classList.contains('introjs-hidehint')).toBe(className !== '');
  expect(hints.stateOf(1)).toBe('shown');
  expect(closed.mock.calls).toEqual(state === 'hidden' ? [[0]] : []);
});

test('one is active at a time; a hidden one can be shown again (§4.27)', async () => {
  hints.setState(0, 'active');
  await shows('第一处');
  hints.setState(1, 'active');
  expect([0, 1].map(hints.stateOf)).toEqual(['shown', 'active']);
  await shows(TEXTS[1] ?? '');
  hints.setState(1, 'hidden');
  hints.setState(1, 'shown');
  expect(hints.stateOf(1)).toBe('shown');
  await shows();
});

test('its text is text', async () => {
  hints.setState(1, 'active');
  await shows(TEXTS[1] ?? '');
  expect(document.querySelector('.introjs-hintReference img')).toBeNull();
  expect(document.querySelector('.introjs-hintReference')?.textContent).toBe(`${TEXTS[1]}知道了`);
});

test.each(['Enter', ' '])('its button can be reached and pressed by %j', async (key) => {
  hints.setState(0, 'active');
  await expect.poll(() => button()?.tabIndex).toBe(0);
  button()?.focus();
  button()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await expect.poll(() => closed).toHaveBeenCalledExactlyOnceWith(0);
  expect(hints.stateOf(0)).toBe('hidden');
});

test('hints follow their elements 10 ms after the window has changed (§9.26)', async () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 200, 40, 40));
  window.dispatchEvent(new Event('resize'));
  await vi.advanceTimersByTimeAsync(9);
  expect(dot(0)?.style.top).not.toBe('220px');
  await vi.advanceTimersByTimeAsync(2);
  expect(dot(0)?.style.top).toBe('220px');
  vi.useRealTimers();
});

test('taken away they leave nothing: no part, no listener', async () => {
  const added = vi.spyOn(window, 'addEventListener');
  const removed = vi.spyOn(window, 'removeEventListener');
  const more = createHints([{ element: document.body, text: '再一处' }], closed);
  await more.render();
  const own = added.mock.calls.map(([type, listener]) => [type, listener]);
  expect(own.map(([type]) => type)).toEqual(['scroll', 'resize']);
  hints.remove();
  more.remove();
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(expect.arrayContaining(own));
  expect(document.querySelector('[class*=introjs]')).toBeNull();
});
