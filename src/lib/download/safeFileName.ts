const FALLBACK = '下载文件';
/** Bytes in UTF-8: what every file system takes, with room for a number before the extension. */
const MAX_NAME_BYTES = 240;
const MAX_EXTENSION_LENGTH = 20;

// Control characters, and marks that turn the direction of text: `cod.exe` can be made to look like `exe.doc`.
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const FORBIDDEN = /[<>:"|?*]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=\.|$)/i;
const LONE_SURROGATE = /\p{Surrogate}/gu;

const encoder = new TextEncoder();
const sizeOf = (text: string) => encoder.encode(text).length;

/** Splits `minutes.tar.gz` into `minutes.tar` and `.gz`; a long or missing extension is none. */
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
 * Makes a name from outside safe to save under: no folders (`../`), no control or direction characters, nothing
 * that Windows reserves, not too long; the extension is kept. What nothing is left of becomes `fallback`.
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
