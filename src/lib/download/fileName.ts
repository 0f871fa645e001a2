import { decodeName } from './decodeName';

const FALLBACK = '下载文件';
/** The most bytes that every file system accepts, less some for a number before the extension. */
const MAX_NAME_BYTES = 240;
const MAX_EXTENSION_LENGTH = 20;

// Control characters, and marks that reverse the text direction: they can make `cod.exe` look like `exe.doc`.
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const FORBIDDEN = /[<>:"|?*]/g;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)(?=\.|$)/i;
const LONE_SURROGATE = /\p{Surrogate}/gu;

const encoder = new TextEncoder();
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
  return (encoded && decodeName(encoded, charset)) || decodeName(names.get('filename') ?? '');
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
  const sent = decodeName(header('download-filename')) || dispositionName(header('content-disposition'));
  return safeFileName(sent?.replace(DIGITS, '') ?? '', safeFileName(callersName));
}
