// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LockClock } from './LockClock';

test('the clock goes on while the screen is locked, over midnight too (§4.60)', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 59, 59) });
  const { unmount } = render(<LockClock />);
  expect(screen.getByText('23:59')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByText('00:00')).toBeTruthy();
  expect(screen.getByText(/3月2日/)).toBeTruthy();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
