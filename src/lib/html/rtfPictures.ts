import { pictureOf } from '../readPicture';

/** The end of the group of RTF that begins at a brace. */
function endOfGroup(rtf: string, begin: number): number {
  const brace = /[{}]/g;
  brace.lastIndex = begin;
  let depth = 0;
  for (let found = brace.exec(rtf); found; found = brace.exec(rtf)) {
    if (rtf[found.index - 1] === '\\') continue;
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.lastIndex;
  }
  return rtf.length;
}

/** A picture from its group: what it is, further groups, then its bytes as digits. */
function readGroup(group: string): File | undefined {
  if (!/\\(?:png|jpeg)blip/.test(group)) return undefined;
  const digits = group
    .slice(group.lastIndexOf('}', group.length - 2) + 1, -1)
    .replace(/^\{?(?:\s*\\[a-z]+-?\d*)+/i, '')
    .replace(/\s+/g, '');
  if (digits.length % 2 === 1 || !/^[\da-f]+$/i.test(digits)) return undefined;
  return pictureOf(
    Uint8Array.from({ length: digits.length / 2 }, (_, at) => parseInt(digits.slice(at * 2, at * 2 + 2), 16)),
  );
}

/**
 * The pictures of a text that Word put on the clipboard as RTF, in their order; undefined for those that browsers do not
 * show. The bullets of lists and the second versions of pictures are none.
 */
export function rtfPictures(rtf: string): (File | undefined)[] {
  const pictures: (File | undefined)[] = [];
  const group = /\{(?:\\\*\\listpicture|\\nonshppict|\\pict)(?![a-z])/g;
  for (let found = group.exec(rtf); found; found = group.exec(rtf)) {
    const end = endOfGroup(rtf, found.index);
    if (found[0] === '{\\pict') pictures.push(readGroup(rtf.slice(found.index, end)));
    group.lastIndex = end;
  }
  return pictures;
}
