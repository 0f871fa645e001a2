const CODE = /%([\da-f]{2})/i;
const WORD = /=\?([\w-]+)\?([bq])\?([^?]*)\?=/gi;
/** Blanks between two encoded words belong to neither. */
const WORD_GAP = /(\?=)\s+(?==\?)/g;
/** What a server writes for characters that it cannot encode, and for a missing name. */
const LOST = /\ufffd|^\?+(?=\.|$)|^(?:null|undefined)$/;
/** A name that was encoded twice. */
const TWICE = /^[\w.%~-]*%(?:e[2-9]|[c-d][\da-f])[\w.%~-]*$/i;

const encoder = new TextEncoder();

/** The text of bytes in a character set; undefined if they are not text, or the set is unknown. */
function textIn(bytes: Uint8Array<ArrayBuffer>, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes of a text in which some are written as codes. Headers are bytes, so any other character is one, too. */
function bytesOf(text: string, code: RegExp): Uint8Array<ArrayBuffer> {
  const literal = /^[\0-\xff]*$/.test(text)
    ? (part: string) => Array.from(part, (byte) => byte.charCodeAt(0))
    : (part: string) => [...encoder.encode(part)];
  const parts = text.split(code);
  return Uint8Array.from(parts.flatMap((part, place) => (place % 2 === 1 ? [parseInt(part, 16)] : literal(part))));
}

/** Undoes RFC 2047, known from mails: `=?UTF-8?B?5ZCN?=`. Undefined: a word cannot be read. */
function withoutWords(text: string): string | undefined {
  let isWhole = true;
  const plain = text.replace(WORD_GAP, '$1').replace(WORD, (_word, charset: string, kind: string, content: string) => {
    const isBase64 = kind.toLowerCase() === 'b';
    let read: string | undefined;
    try {
      const bytes = isBase64 ? bytesOf(atob(content), CODE) : bytesOf(content.replaceAll('_', ' '), /=([\da-f]{2})/i);
      read = textIn(bytes, charset);
    } catch {
      // Not base64.
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
function decodeName(sent: string, charset?: string): string | undefined {
  const text = withoutWords(sent);
  if (text === undefined || LOST.test(text)) return undefined;
  const hasCodes = CODE.test(text);
  const isLatin1 = !hasCodes && !/[\x80-\xff]{2}/.test(text);
  if (isLatin1) return text;
  const bytes = bytesOf(hasCodes && !text.includes('%20') ? text.replaceAll('+', ' ') : text, CODE);
  const name = textIn(bytes, charset ?? 'utf-8') ?? (charset === undefined ? textIn(bytes, 'gb18030') : undefined);
  return name !== undefined && TWICE.test(name) ? (decodeName(name) ?? name) : name;
}

/** A name without what some servers leave on it: quotation marks, the character set of `filename*`, a semicolon. */
const bareName = (sent: string): string =>
  sent
    .trim()
    .replace(/;$/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/^utf-?8''/i, '');

const FALLBACK = '下载文件';
/** The most bytes that every file system accepts, less some for a number before the extension. */
const MAX_NAME_BYTES = 240;
const MAX_EXTENSION_LENGTH = 20;

// Control characters, and marks that reverse the text direction: they can make `cod.exe` look like `exe.doc`.
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const FORBIDDEN = /[<>:"|?*]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=\.|$)/i;
const LONE_SURROGATE = /\p{Surrogate}/gu;

const sizeOf = (text: string) => encoder.encode(text).length;

/** Splits `minutes.tar.gz` into `minutes.tar` and `.gz`; long extensions do not count. */
export function splitExtension(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  const hasExtension = dot > 0 && name.length - dot <= MAX_EXTENSION_LENGTH;
  return hasExtension ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

function shorten(name: string): string {
  if (sizeOf(name) <= MAX_NAME_BYTES) return name;
  const [stem, extension] = splitExtension(name);
  let room = MAX_NAME_BYTES - sizeOf(extension);
  let kept = '';
  for (const character of stem) {
    room -= sizeOf(character);
    if (room < 0) break;
    kept += character;
  }
  return kept.trimEnd() + extension;
}

/**
 * Makes a name safe to save under: no folders (`../`), no control or direction characters, nothing reserved on Windows,
 * not too long; the extension is kept. An empty result becomes `fallback`.
 */
export function safeFileName(name: string, fallback = FALLBACK): string {
  const base = name.replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(FORBIDDEN, '_')
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  if (plain === '') return fallback;
  return shorten(RESERVED.test(plain) ? `_${plain}` : plain);
}

const DISPOSITION_FIELD = /;\s*(filename\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gi;

/** The name in a content-disposition header, `filename*` before `filename`; undefined: none that can be read. */
function dispositionName(header: string): string | undefined {
  const names = new Map<string, string>();
  for (const [, field = '', quoted, plain = ''] of `;${header}`.matchAll(DISPOSITION_FIELD)) {
    const name = quoted?.replace(/\\(["\\])/g, '$1') ?? plain.trim();
    if (!names.has(field.toLowerCase())) names.set(field.toLowerCase(), name);
  }
  const [, charset, encoded = ''] = /^([\w-]+)'[^']*'(.+)$/.exec(names.get('filename*') ?? '') ?? [];
  return (encoded && decodeName(encoded, charset)) || decodeName(bareName(names.get('filename') ?? ''));
}

/** RuoYi-Vue-Plus puts 32 digits before the name of an export, so that no two are equal. */
const DIGITS = /^[\da-f]{32}_(?=.)/;

/**
 * The name to save a file under (§14.2): `download-filename`, else the name in
 * `content-disposition`, else the caller's; always safe.
 *
 * @param header reads a response header, empty = not sent
 */
export function fileNameOf(header: (name: string) => string, callersName: string): string {
  const sent = decodeName(bareName(header('download-filename'))) || dispositionName(header('content-disposition'));
  return safeFileName(sent?.replace(DIGITS, '') ?? '', safeFileName(callersName));
}
