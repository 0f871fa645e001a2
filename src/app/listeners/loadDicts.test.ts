import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { initDicts } from '@/features/dict/dicts';
import { rootReducer, type RootState } from '@/state/rootReducer';
import { routesBuilt } from '@/state/routes/routesSlice';
import { tokenReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { loadDicts } from './loadDicts';

vi.mock('@/features/dict/dicts', () => ({ initDicts: vi.fn(() => () => Promise.resolve()) }));

test('the dictionaries of the start are loaded with the session', () => {
  withConfig({ startDicts: ['sys_yes_no', 'sys_user_sex'] });
  const listeners = createListenerMiddleware<RootState>();
  const store = configureStore({ reducer: rootReducer, middleware: (others) => others().concat(listeners.middleware) });
  loadDicts(listeners, store.dispatch);
  store.dispatch(routesBuilt([]));
  expect(initDicts).not.toHaveBeenCalled();
  store.dispatch(tokenReceived('token'));
  store.dispatch(routesBuilt([]));
  expect(initDicts).toHaveBeenCalledExactlyOnceWith(['sys_yes_no', 'sys_user_sex']);
});
