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
