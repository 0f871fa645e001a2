// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WORKBENCH } from '@/config/paths';
import { DOCK_AFTER_MS, useDocking } from './useDocking';

const narrow = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches, media, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('docks when it has not been touched for a while, and again after a move (§2.76)', () => {
  narrow(false);
  const { result } = renderHook(() => useDocking(WORKBENCH));
  pass(DOCK_AFTER_MS - 1);
  expect(result.current.docked).toBe(false);
  pass(1);
  expect(result.current.docked).toBe(true);
  act(() => result.current.undock());
  expect(result.current.docked).toBe(false);
  pass(DOCK_AFTER_MS);
  expect(result.current.docked).toBe(true);
});

test('stays while the pointer or the focus is on it', () => {
  narrow(false);
  const { result } = renderHook(() => useDocking(WORKBENCH));
  act(() => result.current.touch.onPointerEnter());
  pass(3 * DOCK_AFTER_MS);
  expect(result.current.docked).toBe(false);
  act(() => result.current.touch.onPointerLeave());
  pass(DOCK_AFTER_MS);
  expect(result.current.docked).toBe(true);
});

test('a narrow screen begins with a docked one', () => {
  narrow(true);
  expect(renderHook(() => useDocking(WORKBENCH)).result.current.docked).toBe(true);
});

test('on another page it covers nothing: docked when the page opens, and whenever one goes there (§2.76)', () => {
  narrow(false);
  const icon = renderHook(useDocking, { initialProps: WORKBENCH });
  expect(icon.result.current.docked).toBe(false);
  icon.rerender('/system/user');
  expect(icon.result.current.docked).toBe(true);
  act(() => icon.result.current.undock());
  icon.rerender('/system/role');
  expect(icon.result.current.docked).toBe(true);
  expect(renderHook(() => useDocking('/system/user')).result.current.docked).toBe(true);
});

test('who has seen it finds it docked from the first paint on (§2.76)', () => {
  narrow(false);
  const first = renderHook(() => useDocking(WORKBENCH));
  pass(DOCK_AFTER_MS);
  first.unmount();
  expect(renderHook(() => useDocking(WORKBENCH)).result.current.docked).toBe(true);
});
