import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdProgress } from '@/lib/progressBar';
import { selectTheme, themeChanged } from '@/state/settings/settingsSlice';
import { createTestStore } from '../../../tests/createTestStore';
import { reloadView } from './reloadView';

vi.mock('@/lib/progressBar');

const letGo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  letGo.mockClear();
  vi.mocked(holdProgress).mockReset().mockReturnValue(letGo);
});
afterEach(() => void vi.useRealTimers());

test('a reload shows the bar for 200 ms (§2.64, §9.8)', () => {
  createTestStore().dispatch(reloadView());
  expect(holdProgress).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(199);
  expect(letGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(letGo).toHaveBeenCalledOnce();
});

test('with showProgressBar off a reload shows no bar (§2.64)', () => {
  const store = createTestStore();
  store.dispatch(themeChanged({ ...selectTheme(store.getState()), showProgressBar: false }));
  store.dispatch(reloadView());
  expect(holdProgress).not.toHaveBeenCalled();
});
