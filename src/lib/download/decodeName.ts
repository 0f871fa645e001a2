const CODE = /%([\da-f]{2})/i;
const WORD = /=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi;
/** Blanks between two encoded words belong to neither. */
const WORD_GAP = /(\?=)\s+(?==\?)/g;
/** What a server leaves of characters that it could not write. */
const LOST = /\ufffd|^\?+(?=\.|$)/;

const encoder = new TextEncoder();

/** The text of bytes in a character set; undefined: they are none, or nobody knows the set. */
function textIn(bytes: Uint8Array<ArrayBuffer>, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes of a text with codes for some of them. Headers are read byte by byte, so a character is one, too. */
function bytesOf(text: string, code: RegExp): Uint8Array<ArrayBuffer> {
  const literal = /^[\0-\xff]*$/.test(text)
    ? (part: string) => Array.from(part, (byte) => byte.charCodeAt(0))
    : (part: string) => [...encoder.encode(part)];
  const parts = text.split(code);
  return Uint8Array.from(parts.flatMap((part, place) => (place % 2 === 1 ? [parseInt(part, 16)] : literal(part))));
}

/** Undoes RFC 2047, as mails have it: `=?UTF-8?B?5ZCN?=`. Undefined: a word cannot be read. */
function withoutWords(text: string): string | undefined {
  let isWhole = true;
  const plain = text.replace(WORD_GAP, '$1').replace(WORD, (_word, charset: string, kind: string, content: string) => {
    const isBase64 = kind.toLowerCase() === 'b';
    let read: string | undefined;
    try {
      const bytes = isBase64 ? bytesOf(atob(content), CODE) : bytesOf(content.replaceAll('_', ' '), /=([\da-f]{2})/i);
      read = textIn(bytes, charset);
    } catch {
      // No base64.
    }
    isWhole &&= read !== undefined;
    return read ?? '';
  });
  return isWhole ? plain : undefined;
}

/**
 * The name that a header means (§14.2): percent codes (`+` is a blank where none of them is one, as Java's URLEncoder
 * writes it), RFC 2047, UTF-8 or GBK bytes. A name that was never encoded stays, such as `100%.txt`. Undefined: it
 * cannot be read.
 *
 * @param charset that of `filename*`
 */
export function decodeName(sent: string, charset?: string): string | undefined {
  const text = withoutWords(sent);
  if (text === undefined || LOST.test(text)) return undefined;
  const hasCodes = CODE.test(text);
  const isLatin1 = !hasCodes && !/[\x80-\xff]{2}/.test(text);
  if (isLatin1) return text;
  const bytes = bytesOf(hasCodes && !text.includes('%20') ? text.replaceAll('+', ' ') : text, CODE);
  return textIn(bytes, charset ?? 'utf-8') ?? (charset === undefined ? textIn(bytes, 'gb18030') : undefined);
}
