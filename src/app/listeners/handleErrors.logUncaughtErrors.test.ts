// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { userInfoReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestStore } from '../../../tests/createTestStore';
import { logUncaughtErrors } from './handleErrors';

const throwUncaught = () =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('boom') }));

test.each([
  ['on what nobody caught is logged', true, ['boom']],
  ['off nobody listens, not even for a user with all permissions', false, []],
])('with error logging %s (§4.20)', (_name, errorLog, entries) => {
  withConfig({ errorLog });
  const store = createTestStore();
  const nobody = store.getState().user;
  store.dispatch(userInfoReceived({ ...nobody, permissions: ['*:*:*'] }));
  const life = new AbortController();
  logUncaughtErrors(store.dispatch, life.signal);
  throwUncaught();
  life.abort();
  throwUncaught();
  expect(selectErrorLog(store.getState()).map(({ err }) => err.message)).toEqual(entries);
});
