import { safeFileName } from './safeFileName';

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // `100%.txt` was never encoded.
    return text;
  }
}

/** Headers are read byte by byte; a server that sent UTF-8 as it is meant one character by several of them. */
function repaired(text: string): string {
  if (!/[\u0080-\u00ff]/.test(text) || /[\u0100-\uffff]/.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(text, (byte) => byte.charCodeAt(0)));
  } catch {
    return text;
  }
}

const DISPOSITION_FIELD = /;\s*(filename\*?)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gi;

/** The name in a content-disposition header, `filename*` before `filename`; empty = none. */
function dispositionName(header: string): string {
  const names = new Map<string, string>();
  for (const [, field = '', quoted, plain = ''] of `;${header}`.matchAll(DISPOSITION_FIELD)) {
    const name = quoted?.replace(/\\(["\\])/g, '$1') ?? plain.trim();
    if (!names.has(field.toLowerCase())) names.set(field.toLowerCase(), name);
  }
  const [, encoded = ''] = /^utf-8'[^']*'(.+)$/i.exec(names.get('filename*') ?? '') ?? [];
  return percentDecoded(encoded || repaired(names.get('filename') ?? ''));
}

/**
 * The name to save a file under (specification, section 14): `download-filename`, percent-decoded once, else the one in
 * `content-disposition`, else the caller's; safe in any case.
 *
 * @param header reads a header of the answer, empty = not sent
 */
export function fileNameOf(header: (name: string) => string, callersName: string): string {
  const sent = percentDecoded(repaired(header('download-filename'))) || dispositionName(header('content-disposition'));
  return safeFileName(sent, safeFileName(callersName));
}
