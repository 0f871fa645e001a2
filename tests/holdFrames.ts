import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Holds the timers and animation frames of each test in the file.
 *
 * @returns a function that runs the waiting frames
 */
export function holdFrames(): () => void {
  let frames: (() => void)[] = [];
  beforeEach(() => {
    frames = [];
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => undefined));
  });
  afterEach(() => {
    // In the opposite order: what the stubs have replaced is already held.
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return () => frames.splice(0).forEach((draw) => draw());
}
