/** A hidden window gets no animation frames, so a timer hands the values on after this time. */
const HIDDEN_FLUSH_MS = 250;

/**
 * Collects values and hands them on together: once for each animation frame, and by a timer while the window is
 * hidden.
 */
export function createFrameFlush<T>(receive: (values: readonly T[]) => void) {
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
    add(values: readonly T[]) {
      waiting.push(...values);
      if (timer !== undefined || waiting.length === 0) return;
      frame = requestAnimationFrame(flush);
      timer = setTimeout(flush, HIDDEN_FLUSH_MS);
    },
    /** Hands on the collected values now. */
    flush,
    /** Drops the collected values. */
    drop: () => void take(),
  };
}
