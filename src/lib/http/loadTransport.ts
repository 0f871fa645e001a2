import { whenIdle } from '../whenIdle';

/** Loads axios. */
export const loadTransport = () => import('./transport');

/** Loads axios when the browser is idle. If that fails, the next call loads it again and reports the error. */
export const preloadTransport = (): void =>
  void whenIdle()
    .then(loadTransport)
    .catch(() => undefined);
