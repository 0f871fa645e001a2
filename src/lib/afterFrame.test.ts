import { expect, test, vi } from 'vitest';
import { holdFrames } from '../../tests/holdFrames';
import { afterFrame } from './afterFrame';

const drawFrame = holdFrames();

async function wait() {
  const done = vi.fn();
  void afterFrame().then(done);
  await vi.advanceTimersByTimeAsync(10);
  expect(done).not.toHaveBeenCalled();
  return done;
}

test('it waits until a frame is drawn, and no longer', async () => {
  const done = await wait();
  drawFrame();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
});

test('a window in the background draws no frames: it waits a second', async () => {
  const done = await wait();
  await vi.advanceTimersByTimeAsync(980);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(done).toHaveBeenCalledOnce();
});
