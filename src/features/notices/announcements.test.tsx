// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError, SchemaError } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { connectionRestored, recordsChanged } from '@/state/server/recordsChanged';
import type { RootState } from '@/state/rootReducer';
import { routesBuilt } from '@/state/routes/routesSlice';
import type { Services } from '@/state/services';
import { sessionEnded } from '@/state/sessionEnded';
import type { AppDispatch } from '@/state/storeTypes';
import { tokenReceived } from '@/state/user/userSlice';
import { withConfig } from '../../../tests/config';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { loadAnnouncements, useAnnouncements } from './announcements';
import { loadAnnouncementsOnSignIn } from './loadOnSignIn';

vi.mock('@/lib/pause', async (original) => ({ ...(await original<object>()), whenIdle: () => Promise.resolve() }));

const call = { method: 'GET', url: '/system/notice/listTop', token: 'a' };

/** What follows from an action is done without a timer. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A store that loads announcements by `get`, with the session of a user. */
function signIn(get: Http['get']) {
  withConfig({ announcements: true });
  const services = createTestServices();
  const extra = { ...services, http: { ...services.http, get } };
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra });
  loadAnnouncementsOnSignIn(listeners);
  const store = createTestStore(extra, listeners.middleware);
  const start = (token: string) => {
    store.dispatch(tokenReceived(token));
    store.dispatch(routesBuilt([]));
    return settled();
  };
  return { store, start };
}

test.each([
  ['refused', new ApiError(call, '403', ''), 1],
  ['not found', new ApiError(call, '404', ''), 1],
  ['an error of the database', new ApiError(call, '500', ''), 3],
  ['of another shape', new SchemaError(call, 'list'), 3],
  ['away for a moment', new ApiError(call, '502', ''), 3],
  ['cut off', new NetworkError(call), 3],
])('announcements that were %s: how often a session asks for them (§19.6)', async (_case, failure, expected) => {
  const get = vi.fn<Http['get']>().mockRejectedValue(failure);
  const { store, start } = signIn(get);
  await start('a');
  for (const event of [recordsChanged(['/system/notice']), connectionRestored()]) {
    store.dispatch(event);
    await settled();
  }
  expect(get).toHaveBeenCalledTimes(expected);

  store.dispatch(sessionEnded({ reason: 'logout' }));
  await start('b');
  expect(get).toHaveBeenCalledTimes(expected + 1);
});

test('who signs out before the window is idle asks for none', async () => {
  const get = vi.fn<Http['get']>().mockResolvedValue({ list: [] });
  const { store, start } = signIn(get);
  const idle = start('a');
  store.dispatch(sessionEnded({ reason: 'logout' }));
  await idle;
  expect(get).not.toHaveBeenCalled();
});

const latest = { list: [{ id: '1', isRead: false }], unread: 3 };

test('announcements that were loaded stay when a call fails, and end with the session (§2.98, §4.6)', async () => {
  const get = vi.fn<Http['get']>().mockResolvedValueOnce(latest);
  const { store, start } = signIn(get);
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useAnnouncements(), { wrapper });
  await start('a');
  await waitFor(() => expect(result.current).toEqual({ ...latest, isLoading: false }));

  get.mockRejectedValue(new ApiError(call, '502', ''));
  store.dispatch(recordsChanged(['/system/notice']));
  await waitFor(() => expect(result.current).toMatchObject({ ...latest, failure: { code: '502' } }));

  get.mockRejectedValue(new ApiError(call, '404', ''));
  void store.dispatch(loadAnnouncements());
  await waitFor(() => expect(result.current).toEqual({ list: [], unread: 0, isLacking: true }));

  store.dispatch(sessionEnded({ reason: 'replaced' }));
  await waitFor(() => expect(result.current).toEqual({ list: [], unread: 0, isLoading: true }));
});
