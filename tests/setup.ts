import '@testing-library/jest-dom/vitest';
import Cookies from 'js-cookie';
import nprogress from 'nprogress';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetDb } from '../mocks/db/db';
import { server } from '../mocks/server';
import { closeApps } from './renderApp';
import { failOnConsole } from './failOnConsole';

// jsdom has no layout, so these methods are missing.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
// jsdom has no idle moments. Here the next timer is one, so that `afterAll` can wait for them.
window.requestIdleCallback = (callback) => Number(setTimeout(callback));

// The progress bar removes itself by a timer that no test waits for; by then the document may be gone.
const { remove } = nprogress;
nprogress.remove = () => {
  if (typeof document !== 'undefined') remove();
};

failOnConsole();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Loads the shell before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/shell/Shell'));
beforeEach(() => {
  resetDb();
  window.localStorage.clear();
  window.sessionStorage.clear();
  // Not by `location.hash`, whose event would come during the test.
  window.history.replaceState(null, '', window.location.pathname);
  // Marks the assistant's tour as seen, else it would open in every test. It has its own tests.
  Cookies.set('chatOnlineTour', 'true');
});
afterEach(() => {
  closeApps();
  server.resetHandlers();
});
afterAll(async () => {
  // What is left for an idle moment, and the chunks that are still loading: later they would fail, because the document
  // is gone.
  await new Promise((resolve) => setTimeout(resolve));
  await vi.dynamicImportSettled();
  server.close();
});
