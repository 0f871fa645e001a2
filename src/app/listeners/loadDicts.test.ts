import { createListenerMiddleware } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { initDicts } from '@/features/dict/dicts';
import type { AppDispatch } from '@/state/hooks';
import type { RootState } from '@/state/rootReducer';
import { routesBuilt } from '@/state/routes/routesSlice';
import type { Services } from '@/state/services';
import { tokenReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { loadDicts } from './loadDicts';

vi.mock('@/features/dict/dicts', () => ({ initDicts: vi.fn(() => () => Promise.resolve()) }));

test('the dictionaries of the start are loaded with the session', () => {
  withConfig({ startDicts: ['sys_yes_no', 'sys_user_sex'] });
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const store = createTestStore(services, listeners.middleware);
  loadDicts(listeners);
  store.dispatch(routesBuilt([]));
  expect(initDicts).not.toHaveBeenCalled();
  store.dispatch(tokenReceived('token'));
  store.dispatch(routesBuilt([]));
  expect(initDicts).toHaveBeenCalledExactlyOnceWith(['sys_yes_no', 'sys_user_sex']);
});
