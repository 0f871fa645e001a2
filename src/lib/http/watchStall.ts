/**
 * Watches a transfer that may take as long as it likes, but must not stand still.
 *
 * @param limit milliseconds without `moved()` after which `signal` aborts
 */
export function watchStall(limit: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = setTimeout(() => controller.abort(), limit);
  };
  moved();
  return { signal: controller.signal, moved, stop };
}
