// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { holdFrames } from '../../../tests/holdFrames';
import { attendTour } from './attendTour';

const moves = { exit: vi.fn(), nextStep: vi.fn(), previousStep: vi.fn() };
const nextFrame = holdFrames();

test('it is told once of each place of the highlighted element, until it ends, also by itself', () => {
  document.body.innerHTML = '<p class="introjs-showElement">一</p>';
  const at = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  at.mockReturnValue(new DOMRect(100, 200, 300, 40));
  const refresh = vi.fn();
  const stop = attendTour(moves, refresh, { isTicked: () => true, tick: vi.fn() });
  nextFrame();
  nextFrame();
  expect(refresh).toHaveBeenCalledTimes(1);
  refresh.mockImplementation(stop);
  at.mockReturnValue(new DOMRect(10, 200, 300, 40));
  nextFrame();
  expect(refresh).toHaveBeenCalledTimes(2);
  at.mockClear();
  nextFrame();
  expect(at).not.toHaveBeenCalled();
});
