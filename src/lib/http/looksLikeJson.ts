const codesOf = (characters: string) => new Set([...characters].map((character) => character.charCodeAt(0)));

const BLANK = codesOf(' \t\n\r');
/** The characters of JSON outside strings: punctuation, and the letters of numbers, true, false and null. */
const OUTSIDE = codesOf('{}[]:,"+-.0123456789Eaeflnrstu');
const [OPEN, CLOSE, BETWEEN] = [codesOf('{['), codesOf('}]'), codesOf(',:')];
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Scans the bytes of a text; `take` returns false for a byte that cannot follow in a single JSON value. */
function createJsonScanner() {
  let depth = 0;
  let place: 'before' | 'inside' | 'string' | 'escape' | 'after' = 'before';
  const settle = () => (depth === 0 ? 'after' : 'inside');
  const take = (byte: number): boolean => {
    if (place === 'escape') {
      place = 'string';
      return true;
    }
    if (place === 'string') {
      if (byte === BACKSLASH) place = 'escape';
      else if (byte === QUOTE) place = settle();
      return byte >= FIRST_PRINTABLE;
    }
    if (BLANK.has(byte)) {
      if (place === 'inside') place = settle();
      return true;
    }
    if (place === 'after' || !OUTSIDE.has(byte) || (depth === 0 && (CLOSE.has(byte) || BETWEEN.has(byte))))
      return false;
    place = byte === QUOTE ? 'string' : 'inside';
    if (OPEN.has(byte)) depth += 1;
    if (CLOSE.has(byte)) {
      depth -= 1;
      place = settle();
    }
    return true;
  };
  return { take, isWhole: () => depth === 0 && (place === 'inside' || place === 'after') };
}

/**
 * Whether a file may be a JSON value. Reads it as a stream and stops at the first byte that rules it out, so of a large
 * picture or archive only the first chunk is read.
 */
export async function looksLikeJson(file: Pick<Blob, 'stream'>): Promise<boolean> {
  const { take, isWhole } = createJsonScanner();
  const reader = file.stream().getReader();
  let at = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    for (const byte of piece.value) {
      if (byte !== BYTE_ORDER_MARK[at] && !take(byte)) {
        await reader.cancel();
        return false;
      }
      at += 1;
    }
  }
  return isWhole();
}
