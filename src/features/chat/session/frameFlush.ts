/** Milliseconds after which what waits is handed on although no frame was drawn: the window is hidden. */
const WITHOUT_FRAMES = 250;

/** Collects values and hands them on together. */
export interface FrameFlush<T> {
  add: (values: readonly T[]) => void;
  /** Hands on what waits now. */
  flush: () => void;
  /** Forgets what waits. */
  drop: () => void;
}

/**
 * Hands values on once for each animation frame, however many arrive, and by a timer while the browser draws
 * none because nobody looks.
 */
export function createFrameFlush<T>(receive: (values: readonly T[]) => void): FrameFlush<T> {
  let waiting: T[] = [];
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    return taken;
  };
  const flush = () => {
    const values = take();
    if (values.length > 0) receive(values);
  };
  return {
    add(values) {
      for (const value of values) waiting.push(value);
      if (timer !== undefined || waiting.length === 0) return;
      frame = requestAnimationFrame(flush);
      timer = setTimeout(flush, WITHOUT_FRAMES);
    },
    flush,
    drop: () => void take(),
  };
}
