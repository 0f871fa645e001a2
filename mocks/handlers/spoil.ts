import { HttpResponse } from 'msw';
import { pause } from '../../src/lib/pause';

const DRIP_CHUNKS = 20;
const DRIP_PAUSE_MS = 250;
const STREAM_CHUNKS = 8;

const typeOf = (answer: Response) => answer.headers.get('content-type') ?? '';
/** Whether a response is an event stream. */
export const isStream = (answer: Response) => typeOf(answer).startsWith('text/event-stream');
const isJson = (answer: Response) => typeOf(answer).includes('json');

/** The same response with another body. */
export function withBody(answer: Response, body: string | ReadableStream<Uint8Array>): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new HttpResponse(body, { status: answer.status, headers });
}

/** The chunks of a response. A stream keeps its chunks; any other body is cut into equal parts. */
export async function* piecesOf(answer: Response): AsyncGenerator<Uint8Array> {
  if (isStream(answer) && answer.body) {
    const reader = answer.body.getReader();
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
    } finally {
      await reader.cancel();
    }
    return;
  }
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const size = Math.max(Math.ceil(bytes.length / DRIP_CHUNKS), 1);
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

/** Sends the same response slowly, in small chunks. */
export function sendSlowly(answer: Response, signal: AbortSignal): Response {
  const pieces = piecesOf(answer);
  return withBody(
    answer,
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        await pause(DRIP_PAUSE_MS, signal);
        const piece = signal.aborted ? undefined : await pieces.next();
        if (piece && !piece.done) controller.enqueue(piece.value);
        else controller.close();
      },
      cancel: () => pieces.return(undefined).then(() => undefined),
    }),
  );
}

/** The error of a body that a fault interrupts. */
export class BrokenOff extends TypeError {}

/** Sends the first part of a response. JSON is cut in the middle; any other body breaks off with a network error. */
export async function truncateBody(answer: Response): Promise<Response> {
  if (isJson(answer)) {
    const text = await answer.text();
    return withBody(answer, text.slice(0, Math.ceil(text.length / 2)));
  }
  const pieces = piecesOf(answer);
  let given = 0;
  return withBody(
    answer,
    new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const piece = given < STREAM_CHUNKS ? await pieces.next() : undefined;
          given += 1;
          if (piece && !piece.done) return controller.enqueue(piece.value);
          await pieces.return(undefined);
          controller.error(new BrokenOff('mock: truncated'));
        },
        cancel: () => pieces.return(undefined).then(() => undefined),
      },
      // No queue, because an error would drop the chunks in it before they are read.
      { highWaterMark: 0 },
    ),
  );
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const distorted = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wrongTypeOf(field)]));

function wrongTypeOf(value: unknown): unknown {
  if (Array.isArray(value)) return { unexpected: true };
  if (isFields(value)) return distorted(value);
  return typeof value === 'string' ? [value] : String(value);
}

/** Responds successfully, with fields of wrong types. */
export async function sendWrongTypes(answer: Response): Promise<Response> {
  if (!isJson(answer)) {
    await answer.body?.cancel();
    return HttpResponse.json(['unexpected']);
  }
  const body: unknown = await answer.json();
  if (!isFields(body)) return HttpResponse.json('unexpected');
  const { code, msg, ...content } = body;
  return new HttpResponse(JSON.stringify({ code, msg, ...distorted(content) }), {
    headers: { 'content-type': 'application/json' },
  });
}
