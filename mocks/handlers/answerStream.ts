import { db } from '../db/db';
import { sourcesOf } from '../db/chat/sourcesOf';
import { dataBlock, tokensOf } from '../make/eventStream';
import { pause } from '../../src/lib/pause';

/** Long replies are sent in larger chunks, about this many at most. */
const MAX_CHUNKS = 400;
const PAUSES_BEFORE_ANSWER = 10;

interface Options {
  conversationId: string;
  answer: string;
  /** Aborts with the request. */
  signal: AbortSignal;
  /** Called once at the end of the stream, with the number of characters that were sent. */
  onEnd(sent: number): void;
}

/**
 * The event stream of a reply: the conversation id, the reply token by token, and its sources. It stops when the
 * request is aborted or the reader cancels; `db.streams` counts how it ended.
 */
export function answerStream({ conversationId, answer, signal, onEnd }: Options): ReadableStream<Uint8Array> {
  const { streams, chatPause } = db;
  const encoder = new TextEncoder();
  const tokens = tokensOf(answer);
  const perPiece = Math.ceil(tokens.length / MAX_CHUNKS);
  const stopped = new AbortController();
  let next = 0;
  let sent = 0;

  const end = (how: 'finished' | 'aborted') => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    streams[how] += 1;
    onEnd(sent);
  };

  streams.opened += 1;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`:${conversationId}\n\n`));
      const abort = () => {
        end('aborted');
        controller.error(signal.reason);
      };
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true, signal: stopped.signal });
    },
    async pull(controller) {
      await pause(next === 0 ? chatPause * PAUSES_BEFORE_ANSWER : chatPause, stopped.signal);
      if (stopped.signal.aborted) return;
      const piece = tokens.slice(next, next + perPiece);
      next += perPiece;
      sent += piece.join('').length;
      controller.enqueue(encoder.encode(piece.map(dataBlock).join('')));
      if (next < tokens.length) return;
      const metadata = { retriever_resources: sourcesOf(answer) };
      controller.enqueue(encoder.encode(dataBlock(JSON.stringify({ event: 'message_end', metadata }))));
      end('finished');
      controller.close();
    },
    cancel: () => end('aborted'),
  });
}
