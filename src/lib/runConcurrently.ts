/**
 * Runs at most `atOnce` steps at a time and yields their results in order. If a step fails, it throws the error of the
 * step.
 */
export async function* runConcurrently<T>(steps: readonly (() => Promise<T>)[], atOnce: number): AsyncGenerator<T> {
  const running: Promise<T>[] = [];
  let next = 0;
  const begin = () => {
    const step = steps[next];
    next += 1;
    if (!step) return;
    const result = step();
    // The error is thrown later, by the `await` below; until then it must count as handled.
    result.catch(() => undefined);
    running.push(result);
  };
  for (let count = 0; count < atOnce; count += 1) begin();
  for (let result = running.shift(); result; result = running.shift()) {
    yield await result;
    begin();
  }
}
