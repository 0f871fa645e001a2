/** What begins a fence; behind backticks, a name has none. */
const MARKS = String.raw`\x60{3,}(?=[^\x60]*$)|~{3,}`;

/** A line that begins a fence, with its marks and its name. */
export const FENCE = new RegExp(String.raw`^ {0,3}(${MARKS})[ \t]*(\S*)`);
/** Such a line, perhaps in quotations and items. */
const INNER_FENCE = new RegExp(String.raw`^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(${MARKS})`);
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
const INNER_FENCE_END = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/** The marks of the fence that a line begins, perhaps in quotations and items. */
export const innerFence = (line: string): string => INNER_FENCE.exec(line)?.[1] ?? '';
/** Whether a line ends the fence that these marks have begun. */
export const endsFence = (line: string, marks: string): boolean =>
  FENCE_END.exec(line)?.[1]?.startsWith(marks) === true;
export const endsInnerFence = (line: string, marks: string): boolean =>
  INNER_FENCE_END.exec(line)?.[1]?.startsWith(marks) === true;

/** A line with which another paragraph, item, heading or row begins. */
const BEGINNING = /^[ \t>]*(?:$|#{1,6}\s|(?:[-+*]|\d{1,9}[.)])\s|[|｜])/;

/** Code in a text: from its first mark to its last one. */
export interface Code {
  from: number;
  to: number;
  /** A fence that has no end. */
  isOpen: boolean;
}

/** The code within a paragraph: marks of one length, also on several lines. */
function codeWithin(text: string, from: number, to: number): Code[] {
  const marks = Array.from(text.slice(from, to).matchAll(/`+/g), (mark) => ({
    length: mark[0].length,
    at: from + mark.index,
  }));
  const found: Code[] = [];
  for (let index = 0; index < marks.length; index += 1) {
    const first = marks[index];
    if (!first || text[first.at - 1] === '\\') continue;
    let end = index + 1;
    while (end < marks.length && marks[end]?.length !== first.length) end += 1;
    const last = marks[end];
    if (!last) continue;
    found.push({ from: first.at, to: last.at + last.length, isOpen: false });
    index = end;
  }
  return found;
}

/** The code of a text, in which marks of other kinds are text: fences and code within paragraphs. */
export function codeIn(text: string): Code[] {
  if (!/`|~~~/.test(text)) return [];
  const found: Code[] = [];
  let [at, paragraph, fence] = [0, 0, ''];
  for (const line of text.split('\n')) {
    const end = at + line.length;
    if (fence === '') {
      fence = innerFence(line);
      if (fence !== '' || BEGINNING.test(line)) {
        found.push(...codeWithin(text, paragraph, at));
        paragraph = at;
      }
    } else if (endsInnerFence(line, fence)) {
      found.push({ from: paragraph, to: end, isOpen: false });
      [paragraph, fence] = [end, ''];
    }
    at = end + 1;
  }
  if (fence === '') found.push(...codeWithin(text, paragraph, text.length));
  else found.push({ from: paragraph, to: text.length, isOpen: true });
  return found;
}
