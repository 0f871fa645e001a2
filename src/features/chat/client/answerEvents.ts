import type { EnvelopeRules } from '@/lib/http/envelope';
import type { ChatEvent } from '../stream/ChatEvent';
import { readEvents } from '../stream/readEvents';
import { streamBody } from './streamBody';
import { streamChunks, type StreamRequest } from './streamChunks';

/** The events of an answer, whether it is streamed or comes as a whole in an envelope. Rejects like `streamChunks`. */
export async function* answerEvents(
  request: Omit<StreamRequest, 'bodyOf'>,
  rules: EnvelopeRules,
): AsyncGenerator<ChatEvent[]> {
  let whole = '';
  const bodyOf = async (response: Response): Promise<ReadableStream<Uint8Array>> => {
    const body = await streamBody(response, request.call, rules);
    if (typeof body !== 'string') return body;
    whole = body;
    return new ReadableStream({ start: (controller) => controller.close() });
  };
  for await (const events of readEvents(streamChunks({ ...request, bodyOf }))) {
    yield whole === '' ? events : [{ type: 'message', answer: whole }, ...events];
  }
}
