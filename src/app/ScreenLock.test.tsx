// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockChanged, tokenFound, userInfoReceived } from '@/state/user/userSlice';
import { createTestStore } from '../../tests/createTestStore';
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
afterEach(() => vi.useRealTimers());

function open() {
  const store = createTestStore();
  render(
    <Provider store={store}>
      <ScreenLock />
    </Provider>,
  );
  act(() => {
    store.dispatch(tokenFound('t'));
    store.dispatch(userInfoReceived(signedInUser));
  });
  return { lock: (on: boolean) => act(() => void store.dispatch(lockChanged(on))) };
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

test('a form that could not be loaded is tried again; a reload, which loses what was typed, is the other choice', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  form.isBroken = true;
  const { lock } = open();
  lock(true);
  form.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByText('解锁')).toBeTruthy();
});
