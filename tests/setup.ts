import '@testing-library/jest-dom/vitest';
import { cleanup, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { resetDb } from '../mocks/db/db';
import { server } from '../mocks/server';
import { closeApps } from './renderApp';
import { failOnConsole } from './failOnConsole';

// jsdom has no layout.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;

/** Sees nothing, ever. */
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

failOnConsole();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Else the first test to sign in would wait for the transformation of these modules.
beforeAll(() => import('@/shell/Shell'), 120_000);
beforeEach(() => {
  resetDb();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.location.hash = '';
  // Nobody signs in for the first time; the tour of the assistant has its own tests.
  Cookies.set('chatOnlineTour', 'true');
});
afterEach(() => {
  cleanup();
  closeApps();
  server.resetHandlers();
});
afterAll(async () => {
  // What arrived later would find no document.
  await vi.dynamicImportSettled();
  // So would the progress bar of the last navigation, which comes a frame and two timers after it and fades for a second.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(() => setTimeout(resolve)))));
  await waitFor(() => expect(document.querySelector('#nprogress')).toBeNull());
  server.close();
});
