// @vitest-environment jsdom
import { createListenerMiddleware } from '@reduxjs/toolkit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppListeners } from '@/state/storeTypes';
import { createTestServices, createTestStore } from '../../../tests/createTestStore';
import { shareRecordChanges } from './shareRecordChanges';

/** A window, and what it hears of. */
function openWindow() {
  const services = createTestServices();
  const listeners: AppListeners = createListenerMiddleware({ extra: services });
  const { dispatch } = createTestStore(services, listeners.middleware);
  const life = new AbortController();
  onTestFinished(() => life.abort());
  shareRecordChanges(listeners, dispatch, life.signal);
  const heard = vi.fn<(tags: readonly string[], elsewhere: boolean) => void>();
  listeners.startListening({
    actionCreator: recordsChanged,
    effect: ({ payload, meta }) => heard(payload, meta.elsewhere),
  });
  return { change: (...tags: string[]) => dispatch(recordsChanged(tags)), heard };
}

test('what is out of date is told to the other windows, once, and what is no list of tags is not heard', async () => {
  const [one, other] = [openWindow(), openWindow()];
  const stranger = new BroadcastChannel('recordsChanged');
  onTestFinished(() => stranger.close());
  stranger.postMessage({ tags: 5 });
  one.change('/system/post');
  await vi.waitFor(() => expect(other.heard.mock.calls).toEqual([[['/system/post'], true]]));
  other.change('dict:');
  await vi.waitFor(() => expect(one.heard).toHaveBeenLastCalledWith(['dict:'], true));
  expect(one.heard.mock.calls).toEqual([
    [['/system/post'], false],
    [['dict:'], true],
  ]);
});
