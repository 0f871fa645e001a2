/**
 * How many calls of a bundle are under way at once: browsers have six connections to a server, and lists, saves and the
 * stop of a reply need theirs.
 */
const AT_ONCE = 3;

/** Creates a queue for calls that come one by one: three are under way, in their order. */
export function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const free = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    isBusy: () => running > 0,
    /**
     * Waits for a turn; resolves with the function that gives it on.
     *
     * @throws {DOMException} named AbortError: `signal` has aborted before
     */
    take: (signal: AbortSignal) =>
      new Promise<() => void>((resolve, reject) => {
        const begin = () => resolve(free);
        const stop = () => {
          const place = waiting.indexOf(begin);
          if (place >= 0) waiting.splice(place, 1);
          // Changes nothing once the turn has come.
          reject(new DOMException('Stopped while waiting', 'AbortError'));
        };
        if (signal.aborted) return stop();
        signal.addEventListener('abort', stop, { once: true });
        if (running === AT_ONCE) return void waiting.push(begin);
        running += 1;
        begin();
      }),
  };
}

/**
 * Does the steps of a bundle that is known from the beginning, three at a time, and yields their results in order. After
 * a failure none is begun; it is thrown when none is under way.
 */
export async function* inTurns<T>(steps: readonly (() => Promise<T>)[]): AsyncGenerator<T> {
  const waiting = [...steps];
  const running: Promise<T>[] = [];
  let hasFailed = false;
  const begin = () => {
    const result = hasFailed ? undefined : waiting.shift()?.();
    if (!result) return;
    // The error is thrown later, by the `await` below; until then it must count as handled.
    result.catch(() => (hasFailed = true));
    running.push(result);
  };
  for (let count = 0; count < AT_ONCE; count += 1) begin();
  for (let result = running.shift(); result; result = running.shift()) {
    try {
      await result;
    } catch (error) {
      await Promise.allSettled(running);
      throw error;
    }
    yield await result;
    begin();
  }
}
