import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import Cookies from 'js-cookie';
import nprogress from 'nprogress';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetDb } from '../mocks/db/db';
import { server } from '../mocks/server';
import { closeApps } from './renderApp';
import { failOnConsole } from './failOnConsole';

// jsdom has no layout.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

/** Never reports an intersection. */
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// The bar fades for a second or two, by timers that no test waits for.
const { remove } = nprogress;
nprogress.remove = () => {
  if (typeof document !== 'undefined') remove();
};

failOnConsole();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Loads the shell, else the first test would wait while Vite transforms these modules.
beforeAll(() => import('@/shell/Shell'), 120_000);
beforeEach(() => {
  resetDb();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.hash = '';
  // The assistant's tour, shown at the first sign-in, has its own tests.
  Cookies.set('chatOnlineTour', 'true');
});
afterEach(() => {
  cleanup();
  closeApps();
  server.resetHandlers();
});
afterAll(async () => {
  // Waits for chunks, which would find no document later.
  await vi.dynamicImportSettled();
  // The progress bar, too, would find none: it appears a frame and two timers after a navigation.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(() => setTimeout(resolve)))));
  server.close();
});
