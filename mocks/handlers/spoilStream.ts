import type { StreamFault } from '../faults';
import { pause } from '../../src/lib/pause';
import { isStream, piecesOf, withBody } from './spoil';

const GOOD_CHUNKS = 8;
/** How long a stalled stream is silent: longer than any timeout. */
const SILENCE_MS = 86_400_000;
const ERROR_BLOCK = 'event: error\ndata: {"code":500,"msg":"模型服务暂时不可用"}\n\n';
/** A line of text whose last character is incomplete. */
const CUT_BLOCK = new TextEncoder().encode('data:未完').slice(0, -1);

async function* spoiled(answer: Response, fault: StreamFault, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  let given = 0;
  for await (const piece of piecesOf(answer)) {
    yield piece;
    given += 1;
    if (given === GOOD_CHUNKS) break;
  }
  if (fault === 'stall') await pause(SILENCE_MS, signal);
  else yield fault === 'cut' ? CUT_BLOCK : new TextEncoder().encode(ERROR_BLOCK);
}

/** Sends the first part of a stream, then the fault. Other responses are unchanged. */
export function spoilStream(answer: Response, fault: StreamFault, signal: AbortSignal): Response {
  if (!isStream(answer)) return answer;
  const left = new AbortController();
  const pieces = spoiled(answer, fault, AbortSignal.any([signal, left.signal]));
  return withBody(
    answer,
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const piece = await pieces.next();
          if (piece.done) controller.close();
          else controller.enqueue(piece.value);
        },
        async cancel() {
          left.abort();
          await pieces.return(undefined);
        },
      },
      { highWaterMark: 0 },
    ),
  );
}
