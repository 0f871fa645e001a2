/** Splits text that arrives in chunks into lines, at LF, CRLF and CR, wherever the chunks are cut. */
export function createLineSplitter() {
  /** The beginning of a line. */
  let rest = '';
  let endedWithCr = false;
  return {
    /** Takes the next chunk; returns the lines that it completes. */
    push(text: string): string[] {
      // A CR ends its line at once; an LF at the beginning of the next chunk belongs to that CR.
      const lines = (endedWithCr ? text.replace(/^\n/, '') : text).split(/\r\n|\r|\n/);
      if (text !== '') endedWithCr = text.endsWith('\r');
      lines[0] = rest + (lines[0] ?? '');
      rest = lines.pop() ?? '';
      return lines;
    },
    /** Returns the last line if it has no line end. */
    end: () => (rest === '' ? [] : [rest]),
  };
}
