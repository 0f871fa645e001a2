/**
 * Calls `act` at intervals until `signal` aborts, and when the window is shown again: no timer runs while the computer
 * sleeps.
 */
export function repeat(act: () => void, milliseconds: number, signal: AbortSignal): void {
  const timer = setInterval(act, milliseconds);
  document.addEventListener('visibilitychange', act, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
}
