// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { withConfig } from '../../../tests/config';
import { logUncaughtErrors } from './logUncaughtErrors';

const throwUncaught = () =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('boom') }));

test.each([
  ['on what nobody caught is logged', true, 1],
  ['off nobody listens', false, 0],
])('with error logging %s', (_name, errorLog, entries) => {
  withConfig({ errorLog });
  const dispatch = vi.fn();
  const stop = logUncaughtErrors(dispatch);
  throwUncaught();
  stop();
  throwUncaught();
  expect(dispatch).toHaveBeenCalledTimes(entries);
});
