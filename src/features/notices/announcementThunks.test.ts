import { createListenerMiddleware } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError, SchemaError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import type { RootState } from '@/state/rootReducer';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { Services } from '@/state/services';
import { sessionEnded } from '@/state/sessionEnded';
import type { AppDispatch } from '@/state/storeTypes';
import { tokenReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { refreshAnnouncements } from './announcementThunks';

vi.mock('@/lib/whenIdle', () => ({ whenIdle: () => Promise.resolve() }));

const call = { method: 'GET', url: '/system/notice/listTop', token: 'a' };

test.each([
  ['refused', new ApiError(call, '403', ''), 1],
  ['not found', new ApiError(call, '404', ''), 1],
  ['an error of the database', new ApiError(call, '500', ''), 2],
  ['of another shape', new SchemaError(call, 'list'), 2],
  ['away for a moment', new ApiError(call, '502', ''), 2],
  ['cut off', new NetworkError(call), 2],
])('announcements that were %s: how often a session asks for them (§19.6)', async (_case, failure, expected) => {
  withConfig({ announcements: true });
  const get = vi.fn<Http['get']>().mockRejectedValue(failure);
  const services = createTestServices();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({
    extra: { ...services, http: { ...services.http, get } },
  });
  refreshAnnouncements(listeners);
  const store = createTestStore({ ...services, http: { ...services.http, get } }, listeners.middleware);
  /** Announcements were changed; all that follows from it is done without a timer. */
  const change = async () => {
    store.dispatch(recordsChanged(['/system/notice']));
    await new Promise((resolve) => setTimeout(resolve));
  };
  store.dispatch(tokenReceived('a'));
  await change();
  await change();
  expect(get).toHaveBeenCalledTimes(expected);

  store.dispatch(sessionEnded({ reason: 'logout' }));
  store.dispatch(tokenReceived('b'));
  await change();
  expect(get).toHaveBeenCalledTimes(expected + 1);
});
