import type { ChatEvent } from './ChatEvent';
import { createEventParser } from './eventParser';
import { createLineSplitter } from './lineSplitter';

/**
 * The events of a streamed answer, those of each chunk together: bytes → text (UTF-8, a BOM dropped) → lines →
 * events. Nothing depends on where the chunks are cut but how the events are grouped.
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
