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
  const stop = attendTour(moves, refresh, { isTicked: true });
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

test('behind a locked screen it takes no keys (§4.60)', () => {
  document.body.innerHTML = '<div class="introjs-tour"><div class="introjs-tooltip"></div></div>';
  const stop = attendTour(moves, vi.fn(), { isTicked: true });
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  document.body.dataset['locked'] = '';
  press();
  expect(moves.exit).not.toHaveBeenCalled();
  delete document.body.dataset['locked'];
  press();
  expect(moves.exit).toHaveBeenCalledOnce();
  stop();
});
