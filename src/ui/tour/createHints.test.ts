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
  await hints.engine.render();
});
afterEach(() => hints.remove());

const isHidden = (place: number) => dot(place)?.classList.contains('introjs-hidehint');

test('all are shown at first, as dots with a name (§2.73, §4.27)', async () => {
  await expect.poll(() => [0, 1].map((place) => dot(place)?.getAttribute('aria-label'))).toEqual(TEXTS);
  expect([0, 1].map(isHidden)).toEqual([false, false]);
  expect(dialogs()).toEqual([]);
});

test('one is active at a time; each can be hidden, and shown again (§4.27)', async () => {
  await hints.engine.showHintDialog(0);
  await shows('第一处');
  await hints.engine.showHintDialog(1);
  await shows(TEXTS[1] ?? '');
  await hints.engine.hideHint(1);
  await expect.poll(() => [0, 1].map(isHidden)).toEqual([false, true]);
  expect(closed.mock.calls).toEqual([[1]]);
  hints.engine.showHint(1);
  await expect.poll(() => isHidden(1)).toBe(false);
  await shows();
});

test('its text is text', async () => {
  await hints.engine.showHintDialog(1);
  await shows(TEXTS[1] ?? '');
  expect(document.querySelector('.introjs-hintReference img')).toBeNull();
  expect(document.querySelector('.introjs-hintReference')?.textContent).toBe(`${TEXTS[1]}知道了`);
});

test.each(['Enter', ' '])('its button can be reached and pressed by %j', async (key) => {
  await hints.engine.showHintDialog(0);
  await expect.poll(() => button()?.tabIndex).toBe(0);
  button()?.focus();
  button()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await expect.poll(() => closed).toHaveBeenCalledExactlyOnceWith(0);
  await expect.poll(() => isHidden(0)).toBe(true);
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
  await more.engine.render();
  const own = added.mock.calls.map(([type, listener]) => [type, listener]);
  expect(own.map(([type]) => type)).toEqual(['scroll', 'resize']);
  hints.remove();
  more.remove();
  expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(expect.arrayContaining(own));
  expect(document.querySelector('[class*=introjs]')).toBeNull();
});
