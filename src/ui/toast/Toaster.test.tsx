// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastWrapper } from '../../../tests/toastWrapper';
import { Toaster } from './Toaster';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a message stays for its time, and while the pointer rests on it (§9.11)', () => {
  const { toast, wrapper } = toastWrapper();
  render(<Toaster duration={3000} />, { wrapper });
  act(() => void toast.error('网络连接已断开'));
  pass(2999);
  expect(screen.getByText('网络连接已断开')).toBeTruthy();
  fireEvent.pointerEnter(screen.getByRole('listitem'));
  pass(60_000);
  fireEvent.pointerLeave(screen.getByRole('listitem'));
  pass(2999);
  expect(screen.getByText('网络连接已断开')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('网络连接已断开')).toBeNull();
});

test('with a time of 0 it stays until it is closed', () => {
  const { toast, wrapper } = toastWrapper();
  render(<Toaster duration={0} />, { wrapper });
  act(() => void toast.success('保存成功'));
  pass(60_000);
  expect(screen.getByText('保存成功')).toBeTruthy();
});

test('a message behind a locked screen has its time after it', () => {
  const { toast, wrapper } = toastWrapper();
  const { rerender } = render(<Toaster duration={3000} isHidden />, { wrapper });
  act(() => void toast.success('保存成功'));
  pass(60_000);
  rerender(<Toaster duration={3000} isHidden={false} />);
  pass(2999);
  expect(screen.getByText('保存成功')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('保存成功')).toBeNull();
});

test('one with buttons stays until one is pressed (§2.95)', () => {
  const { toast, wrapper } = toastWrapper();
  const run = vi.fn();
  render(<Toaster duration={3000} />, { wrapper });
  const offer = () =>
    toast.offer('新版本可用', '', [
      { label: '立即更新', run },
      { label: '稍后', run: () => undefined },
    ]);
  act(offer);
  pass(60 * 60_000);
  fireEvent.click(screen.getByRole('button', { name: '稍后' }));
  expect(screen.queryByText('新版本可用')).toBeNull();
  expect(run).not.toHaveBeenCalled();
  act(offer);
  fireEvent.click(screen.getByRole('button', { name: '立即更新' }));
  expect(screen.queryByText('新版本可用')).toBeNull();
  expect(run).toHaveBeenCalledOnce();
});

test('a lasting one stays until it is closed', () => {
  const { toast, wrapper } = toastWrapper();
  render(<Toaster duration={3000} />, { wrapper });
  act(() => void toast.lastingWarning('登录即将过期'));
  pass(60 * 60_000);
  expect(screen.getByText('登录即将过期')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByText('登录即将过期')).toBeNull();
});
