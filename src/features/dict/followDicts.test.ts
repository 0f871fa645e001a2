// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import type { DictMeta } from '@/lib/dict/DictEntry';
import { routesBuilt } from '@/state/routes/routesSlice';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppListeners } from '@/state/storeTypes';
import { tokenReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { initDicts } from './dictThunks';
import { dictChangeTag, followDicts } from './followDicts';

const ITEMS = [{ dictLabel: '正常', dictValue: '0' }];

function follow() {
  const services = createTestServices();
  const listeners: AppListeners = createListenerMiddleware({ extra: services });
  followDicts(listeners);
  return { services, store: createTestStore(services, listeners.middleware) };
}

afterEach(() => void vi.useRealTimers());

test('the dictionaries of the start are loaded with the session (§4.15)', async () => {
  vi.useFakeTimers();
  withConfig({ startDicts: ['sys_yes_no', 'sys_user_sex'] });
  const { services, store } = follow();
  const get = vi.spyOn(services.http, 'get').mockResolvedValue(ITEMS);
  store.dispatch(routesBuilt([]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(get).not.toHaveBeenCalled();
  store.dispatch(tokenReceived('token'));
  store.dispatch(routesBuilt([]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(get.mock.calls.map(([url]) => url)).toEqual(['/system/dict/key/sys_yes_no', '/system/dict/key/sys_user_sex']);
});

test.each([
  ['one dictionary', [dictChangeTag('one')], ['one']],
  ['all dictionaries', [dictChangeTag('one'), dictChangeTag()], ['one', 'other']],
  ['other records', ['/system/post'], []],
])('what is fetched again after a change of %s', async (_name, changed, fetched) => {
  const { store } = follow();
  const request = vi.fn<DictMeta['request']>(() => Promise.resolve(ITEMS));
  await store.dispatch(initDicts(['one', 'other'].map((type) => ({ type, request }))));
  request.mockClear();
  store.dispatch(recordsChanged(changed));
  // The code of the dictionaries comes in a later turn.
  await new Promise((resolve) => setTimeout(resolve));
  await vi.waitFor(() => expect(request.mock.calls.map(([{ type }]) => type)).toEqual(fetched));
});
