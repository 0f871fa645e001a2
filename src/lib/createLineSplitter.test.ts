import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLineSplitter } from './createLineSplitter';

function split(...pieces: string[]): string[] {
  const splitter = createLineSplitter();
  return [...pieces.flatMap((piece) => splitter.push(piece)), ...splitter.end()];
}

test.each<[string, string[], string[]]>([
  ['LF', ['a\nb\n'], ['a', 'b']],
  ['CRLF', ['a\r\nb\r\n'], ['a', 'b']],
  ['CR', ['a\rb\r'], ['a', 'b']],
  ['mixed', ['a\rb\r\nc\nd'], ['a', 'b', 'c', 'd']],
  ['CRLF cut in two', ['a\r', '\nb'], ['a', 'b']],
  ['CR, then an empty piece, then LF', ['a\r', '', '\nb'], ['a', 'b']],
  ['CR, then a line of its own', ['a\r', 'b\n'], ['a', 'b']],
  ['LF CR is two ends', ['a\n\rb'], ['a', '', 'b']],
  ['blank lines', ['a\n\n\nb\n'], ['a', '', '', 'b']],
  ['no last newline', ['a\nb'], ['a', 'b']],
  ['a line in pieces', ['a', 'b', 'c\nd'], ['abc', 'd']],
  ['nothing', [''], []],
  ['other separators are text', ['a\u2028b\u0085c\n'], ['a\u2028b\u0085c']],
])('%s', (_name, pieces, lines) => expect(split(...pieces)).toEqual(lines));

test('a CR ends its line without waiting for what follows', () => {
  expect(createLineSplitter().push('a\r')).toEqual(['a']);
});

test('lines do not depend on where the text is cut', () => {
  const text = fc.array(fc.constantFrom('\r', '\n', '\r\n', 'a', '党', '')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.array(fc.nat()), (whole, cuts) => {
      const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b), whole.length];
      const pieces = places.slice(1).map((end, index) => whole.slice(places[index], end));
      expect(split(...pieces)).toEqual(split(whole));
    }),
    { numRuns: 1000 },
  );
});
