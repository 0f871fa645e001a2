// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showTour } from './showTour';

test('a tour that is called off while something covers the page is not shown', async () => {
  document.body.innerHTML = '<div role="dialog"></div>';
  const steps = vi.fn(() => []);
  const gone = new AbortController();
  const end = showTour({ name: 'tour', repeat: 'always', steps }, gone.signal);
  gone.abort();
  await end;
  expect(steps).not.toHaveBeenCalled();
  document.body.innerHTML = '';
});
