import type { ChatEvent } from './ChatEvent';
import { createEventParser } from './createEventParser';

const LINE_END = /\r\n|\r|\n/g;

/**
 * Splits text that arrives in chunks into lines, at LF, CRLF and CR, wherever the chunks are cut. The chunks of a line
 * are joined once, so the time is linear however long a line is.
 */
export function createLineSplitter() {
  let waiting: string[] = [];
  let endedWithCr = false;

  const take = (rest: string) => {
    const line = waiting.length === 0 ? rest : waiting.join('') + rest;
    waiting = [];
    return line;
  };

  return {
    /** Takes the next chunk; returns the lines that it completes. */
    push(text: string): string[] {
      if (text === '') return [];
      // A CR ends its line at once; an LF at the beginning of the next chunk belongs to that CR.
      let start = endedWithCr && text.startsWith('\n') ? 1 : 0;
      endedWithCr = text.endsWith('\r');
      const lines: string[] = [];
      LINE_END.lastIndex = start;
      for (let end = LINE_END.exec(text); end; end = LINE_END.exec(text)) {
        lines.push(take(text.slice(start, end.index)));
        start = LINE_END.lastIndex;
      }
      if (start < text.length) waiting.push(text.slice(start));
      return lines;
    },
    /** Returns the last line if it has no line end. */
    end: () => (waiting.length === 0 ? [] : [take('')]),
  };
}

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
