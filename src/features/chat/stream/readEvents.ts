import type { ChatEvent } from './ChatEvent';
import { createEventParser } from './createEventParser';
import { createLineSplitter } from './createLineSplitter';

const CUT = '回答在中途断开';

/**
 * Yields the events of a streamed reply, one array for each chunk: bytes → text (UTF-8, without a BOM) → lines →
 * events. The cuts between chunks change only how the events are grouped. A body that ends inside a
 * character ends with an error.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ChatEvent[]> {
  const decoder = new TextDecoder();
  const splitter = createLineSplitter();
  const parser = createEventParser();
  const events = (lines: readonly string[]) => lines.flatMap((line) => parser.push(line));

  for await (const chunk of chunks) {
    const found = events(splitter.push(decoder.decode(chunk, { stream: true })));
    if (found.length > 0) yield found;
  }
  const last = events(splitter.end());
  // What the decoder still holds is the beginning of a character, so the body was cut. It would end in U+FFFD.
  const isCut = decoder.decode() !== '';
  yield [...last, ...(isCut ? [{ type: 'error' as const, message: CUT }] : parser.end())];
}
