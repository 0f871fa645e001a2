import type { ChatEvent } from './ChatEvent';
import { createEventParser } from './eventParser';
import { createLineSplitter } from './lineSplitter';

/**
 * Yields the events of a streamed reply, one array for each chunk: bytes → text (UTF-8, without a BOM) → lines →
 * events. The cuts between chunks change only how the events are grouped.
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
  yield [...events([...splitter.push(decoder.decode()), ...splitter.end()]), ...parser.end()];
}
