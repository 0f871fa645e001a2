import { chatWord, type ChatContent } from './chatWord';

/** What the worker answers. */
export type WordAnswer = { blob: Blob } | { reason: string };

// A long conversation takes seconds; here they do not stop the page.
addEventListener('message', ({ data }: MessageEvent<ChatContent>) => {
  chatWord(data).then(
    (blob) => postMessage({ blob } satisfies WordAnswer),
    (error: unknown) => postMessage({ reason: String(error) } satisfies WordAnswer),
  );
});
