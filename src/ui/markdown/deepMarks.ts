import type { Root, RootContent } from 'mdast';

/** Maximum nesting of quotes and lists. Deeper ones become text, because each level costs time and stack. */
const MAX_LEVELS = 50;
/** Maximum depth of the tree: a list and its item are two levels, and emphasis may add more. */
const MAX_DEPTH = 2 * MAX_LEVELS + 20;

// Each mark is replaced by one character of Unicode's private use area, so positions in the text stay the same.
const MARKS = '>-+*.)';
const FIRST_STAND_IN = 0xe0f0;
const STAND_INS = /[\ue0f0-\ue0f5]/g;
const DEEP_LINE = /^[-+*>.)\d\t ]{50,}/gm;

const standIn = (mark: string) => String.fromCharCode(FIRST_STAND_IN + MARKS.indexOf(mark));
const unmasked = (text: string) =>
  text.replace(STAND_INS, (char) => MARKS[char.charCodeAt(0) - FIRST_STAND_IN] ?? char);

/** Replaces marks at the beginning of a line that would open too deep a level. */
function maskLine(line: string, next: string): string {
  let quotes = 0;
  let masked = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    const isQuote = char === '>';
    const isItem = /[-+*.)]/.test(char) && /^\s?$/.test(line[at + 1] ?? next);
    // Each level of a list takes at least two columns, so the column limits the number of levels.
    const isTooDeep = quotes + (at - quotes) / 2 >= MAX_LEVELS;
    masked += (isQuote || isItem) && isTooDeep ? standIn(char) : char;
    if (isQuote) quotes += 1;
  }
  return masked;
}

/**
 * Replaces marks that would nest too deep by stand-ins, so that the parser takes them for text; the length stays. On the
 * parsed tree `unmaskDeepMarks` must follow, else the stand-ins are shown.
 */
export const maskDeepMarks = (text: string): string =>
  text.replace(DEEP_LINE, (line, at: number) => maskLine(line, text[at + line.length] ?? ''));

/** The text of a node and its descendants. */
function textIn(root: RootContent): string {
  let text = '';
  const waiting: RootContent[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) text += unmasked(node.value);
    if ('children' in node) waiting.push(...[...node.children].reverse());
  }
  return text;
}

const INLINE = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference']);

/** Puts back, as text, what `maskDeepMarks` replaced; inline elements that are nested too deep become text too. */
export function unmaskDeepMarks(root: Root): void {
  const waiting: { node: Root | RootContent; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if ('value' in node) node.value = unmasked(node.value);
    if (!('children' in node)) continue;
    if (depth >= MAX_DEPTH) {
      const children = node.children as RootContent[];
      node.children = children.map((child) =>
        INLINE.has(child.type) ? { type: 'text', value: textIn(child) } : child,
      );
    }
    for (const child of node.children) waiting.push({ node: child, depth: depth + 1 });
  }
}
