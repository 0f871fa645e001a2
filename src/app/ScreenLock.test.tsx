// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockChanged, tokenFound, userInfoReceived } from '@/state/user/userSlice';
import { createTestServices, createTestStore } from '../../tests/createTestStore';
import { followNavigation } from './listeners/followNavigation';
import { ScreenLock } from './ScreenLock';
import { signedInUser } from '../../tests/signedInUser';

const form = vi.hoisted(() => ({ isBroken: false }));
vi.mock('@/pages/login/LockScreen', () => ({
  default: () => {
    if (form.isBroken) throw new Error('broken');
    return <p>解锁</p>;
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const services = createTestServices();
  const store = createTestStore(services);
  render(
    <Provider store={store}>
      <ScreenLock />
    </Provider>,
  );
  act(() => {
    store.dispatch(tokenFound('t'));
    store.dispatch(userInfoReceived(signedInUser));
  });
  return { store, services, lock: (on: boolean) => act(() => void store.dispatch(lockChanged(on))) };
}

// The first, because the form stays loaded.
test('the form is loaded before a lock: an update that removes it leaves the screen no less unlockable (§4.60)', async () => {
  const { lock } = open();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await act(() => vi.dynamicImportSettled());
  lock(true);
  expect(screen.getByText('解锁')).toBeTruthy();
});

test('no key reaches the page, before the form has come too (§4.60)', () => {
  const { lock } = open();
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  lock(true);
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(heard).not.toHaveBeenCalled();
  lock(false);
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  window.removeEventListener('keydown', heard);
  expect(heard).toHaveBeenCalledOnce();
});

test('the title of a page that is opened behind the lock is shown after it (§4.60)', () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const { store, services, lock } = open();
  const follow = followNavigation(store, services);
  const location = { pathname: '/p', search: '', hash: '', state: null, key: 'k' };
  const at = (title: string) =>
    follow({
      location,
      matches: [{ pathname: '/p', pathnameBase: '/p', params: {}, route: { id: '1', handle: { title } } }],
      historyAction: NavigationType.Pop,
    });
  at('页1');
  lock(true);
  at('页2');
  expect(document.title).toBe('屏幕已锁定');
  lock(false);
  expect(document.title).toBe('页2 - 党支部管理平台');
});

test('a form that could not be loaded is tried again; a reload, which loses what was typed, is the other choice', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  form.isBroken = true;
  const { lock } = open();
  lock(true);
  form.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('解锁')).toBeTruthy();
});
