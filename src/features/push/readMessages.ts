import { createLineSplitter } from '@/lib/createLineSplitter';

/** Longer messages are cut. */
const MAX_LENGTH = 500;
/** More without the end of an event is no message. */
const MAX_PENDING = 100_000;

/**
 * Yields the messages of an event stream, one string for each event: its `data:` lines, joined by line ends. Comments,
 * ids and empty events are left out. Throws where an event does not end.
 */
export async function* readMessages(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const splitter = createLineSplitter();
  let data: string[] = [];
  let pending = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    pending += value.length;
    for (const line of splitter.push(decoder.decode(value, { stream: true }))) {
      const [, part] = /^data: ?(.*)$/.exec(line) ?? [];
      if (part !== undefined) data.push(part);
      if (line !== '') continue;
      const text = data.join('\n').trim();
      if (text !== '') yield text.slice(0, MAX_LENGTH);
      data = [];
      pending = 0;
    }
    if (pending > MAX_PENDING) throw new RangeError('an event of the stream does not end');
  }
}
