import { onWindowEvent } from './onWindowEvent';

const PAUSES_MS = [500, 1_500, 4_000];
const LAST_PAUSE_MS = 10_000;
/** A small file of the app. Whatever its status, a response shows that the host can be reached. */
const PROBE = `${import.meta.env.BASE_URL}favicon.svg`;

const isReachable = (signal: AbortSignal) =>
  fetch(new URL(PROBE, window.location.href), { method: 'HEAD', cache: 'no-store', signal })
    .then((response) => response.text())
    .then(
      () => true,
      () => false,
    );

/**
 * Calls `listener` each time the connection comes back. The browser's event comes as soon as there is a network, often
 * before requests get through; so the app's own host is asked until it answers.
 *
 * @param mayBeBack the connection was lost, and may have come back before this call: then the host is asked at once
 * @returns the function that stops it
 */
export function onReconnect(listener: () => void, mayBeBack = false): () => void {
  let running = new AbortController();
  let timer: number | undefined;
  const stop = () => {
    running.abort();
    window.clearTimeout(timer);
  };
  const probe = async (done: number, { signal }: AbortController) => {
    const reached = await isReachable(signal);
    if (signal.aborted) return;
    if (reached) listener();
    else timer = window.setTimeout(() => void probe(done + 1, running), PAUSES_MS[done] ?? LAST_PAUSE_MS);
  };
  const stopListening = onWindowEvent(['offline', 'online'], ({ type }) => {
    stop();
    running = new AbortController();
    if (type === 'online') void probe(0, running);
  });
  if (mayBeBack && navigator.onLine) void probe(0, running);
  return () => {
    stopListening();
    stop();
  };
}
