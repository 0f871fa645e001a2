/**
 * Runs steps a few at a time and yields their results in the steps' own order; a slow step keeps no more than `atOnce`
 * others running ahead. Throws what a step throws.
 */
export async function* inOrder<T>(steps: readonly (() => Promise<T>)[], atOnce: number): AsyncGenerator<T> {
  const running: Promise<T>[] = [];
  let next = 0;
  const begin = () => {
    const step = steps[next];
    next += 1;
    if (!step) return;
    const result = step();
    // Whoever waits for it hears of the failure; until then nobody listens yet.
    result.catch(() => undefined);
    running.push(result);
  };
  for (let count = 0; count < atOnce; count += 1) begin();
  for (let result = running.shift(); result; result = running.shift()) {
    yield await result;
    begin();
  }
}
