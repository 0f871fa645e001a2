// @vitest-environment jsdom
import nprogress from 'nprogress';
import { afterEach, expect, test, vi } from 'vitest';
import { flashProgress, holdProgress } from './progressBar';

const bar = () => document.querySelector('#nprogress');
const settled = () => vi.dynamicImportSettled();

afterEach(async () => {
  vi.unstubAllGlobals();
  // The bar of a test fades for a second; the next one must not see it.
  await expect.poll(bar).toBeNull();
});

test('what is over at once shows it too, in an idle moment', async () => {
  const onIdle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => onIdle.push(callback));
  flashProgress();
  await settled();
  expect(bar()).toBeNull();
  onIdle.forEach((run) => run());
  await expect.poll(() => bar()).not.toBeNull();
  await expect.poll(() => bar()).toBeNull();
});

test('one bar for all who hold it, until the last one lets go', async () => {
  const first = holdProgress();
  const second = holdProgress();
  await expect.poll(() => bar()).not.toBeNull();
  first();
  first();
  await settled();
  expect(nprogress.isStarted()).toBe(true);
  second();
  await expect.poll(() => nprogress.isStarted()).toBe(false);
});

test('speed 500, trickle 200, no spinner (§9.9)', async () => {
  const letGo = holdProgress();
  await expect.poll(() => bar()).not.toBeNull();
  expect(nprogress.settings).toMatchObject({ speed: 500, trickleSpeed: 200, showSpinner: false });
  expect(bar()?.querySelector('.spinner')).toBeNull();
  letGo();
});
