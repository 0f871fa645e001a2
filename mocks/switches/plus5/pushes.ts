/** The stream of each session that gets what is pushed: the one that was opened last. */
const streams = new Map<string, ReadableStreamDefaultController<Uint8Array>>();

const encode = (text: string) => new TextEncoder().encode(text);

/** Opens a stream of pushes for a session until the client leaves; a former one stays open, and gets nothing any more. */
export function openPush(token: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      streams.set(token, controller);
      controller.enqueue(encode(':connected\n\n'));
      signal.addEventListener('abort', () => {
        if (streams.get(token) === controller) streams.delete(token);
      });
    },
  });
}

/** How many streams get what is pushed. */
export const countPushes = (): number => streams.size;

/** Sends a text to all who listen. */
export function push(text: string): void {
  const data = text
    .split('\n')
    .map((line) => `data:${line}\n`)
    .join('');
  for (const controller of streams.values()) controller.enqueue(encode(`event:message\n${data}\n`));
}

/** Ends all streams, as a server that restarts. */
export function endPushes(): void {
  for (const controller of streams.values()) controller.close();
  streams.clear();
}
