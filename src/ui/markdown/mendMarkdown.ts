import type { Nodes, Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** A Chinese punctuation mark or bracket, or a mark of emphasis, which ends an address. */
const ADDRESS_END = /[，。．；：、！？…～—｜（）【】《》〈〉「」『』〔〕［］｛｝＜＞“”‘’＂＇]|\*\*|~~/;
const ADDRESS =
  /(?:https?:|www\.)(?:(?!\*\*|~~)[^，。．；：、！？…～—｜（）【】《》〈〉「」『』〔〕［］｛｝＜＞“”‘’＂＇])*/gi;
/** An address behind another one, where the parser has not looked for one. */
const FURTHER = /^(?:https?:\/\/[^/\s]|www\.[a-z0-9-]+\.[a-z])/i;
const AFTER_ADDRESS = /(?<![*_~?!.,:;"'])[*_~?!.,:;"']+$/;
/** Larger numbers at the beginning of a line are years and the like, not those of items. */
const MAX_ITEM_NUMBER = 999;
/** A day or an hour that begins a line: 15. 3. 2026 */
const NUMBERS = /^\d{1,9}[.)][ \t]+\d{1,9}[.)](?:[ \t]|$)/;
/** The bracket after such a number. */
const AFTER_NUMBER = /(?:^|\n)[ \t]*\d{4,9}$/;
/** Marks of formulas, in which Markdown would drop the backslash. */
const KEPT_BACKSLASH = '()[]{}%';
const FORMULA = /\$[^$\n]+\$/g;
const PUNCTUATION = /[!-/:-@[-`{-~]/;

/** What is written at a place; what stood there stays. */
type Edit = [at: number, added: string];

/** An address without the closing brackets at its end that it does not open. */
function withoutBrackets(address: string): string {
  let end = address.length;
  let surplus = address.split(')').length - address.split('(').length;
  for (; surplus > 0 && address[end - 1] === ')'; surplus -= 1) end -= 1;
  return address.slice(0, end);
}

/** A bare address that the parser reads beyond its end gets marks around it, and so do those behind it. */
function addressEdits(source: string, start: number, end: number): Edit[] {
  const written = source.slice(start, end);
  const isStarred = source[start - 1] === '*' && written.includes('*');
  // Addresses with marks begin with `<` or `[`; e-mail addresses end by themselves.
  if (!/^(?:https?:|www\.)/i.test(written) || !(ADDRESS_END.test(written) || isStarred)) return [];
  return Array.from(written.matchAll(ADDRESS)).flatMap(({ 0: found, index }): Edit[] => {
    const [whole] = isStarred ? found.split('*', 1) : [found];
    const address = withoutBrackets((whole ?? '').replace(AFTER_ADDRESS, ''));
    if (index > 0 && !FURTHER.test(address)) return [];
    const at = start + index;
    const between = (opening: string, closing: string): Edit[] => [
      [at, opening],
      [at + address.length, closing],
    ];
    if (/^w/i.test(address)) return between('[', `](<http://${address.replace(/[<>\\]/g, '\\$&')}>)`);
    return /^https?:\/\/[^/]/i.test(address) ? between('<', '>') : [[at, '\\']];
  });
}

/** Addresses that were found after parsing have no place in the source; what is too much in them is moved out. */
function cutAddresses(tree: Root): void {
  visit(tree, 'link', (node, index, parent) => {
    const [words] = node.children;
    if (node.position || index === undefined || words?.type !== 'text') return;
    const cut = words.value.search(ADDRESS_END);
    if (cut < 0) return;
    parent?.children.splice(index + 1, 0, { type: 'text', value: words.value.slice(cut) });
    node.url = node.url.slice(0, node.url.length - (words.value.length - cut));
    words.value = words.value.slice(0, cut);
  });
}

/** Backslashes that belong to a formula are written twice. */
function backslashEdits(source: string, start: number, end: number): Edit[] {
  const written = source.slice(start, end);
  if (!written.includes('\\')) return [];
  const formulas = Array.from(written.matchAll(FORMULA), ({ 0: text, index }) => [index, index + text.length] as const);
  return Array.from(written.matchAll(/\\[^]/g)).flatMap(({ 0: [, char = ''], index }): Edit[] => {
    const isInFormula = formulas.some(([from, to]) => index > from && index < to - 1);
    if (char === ')' && AFTER_NUMBER.test(written.slice(Math.max(0, index - 20), index))) return [];
    const isKept = KEPT_BACKSLASH.includes(char) || (isInFormula && char !== '\\' && PUNCTUATION.test(char));
    return isKept ? [[start + index, '\\']] : [];
  });
}

/** A product, such as 3*4 and 5*6, is no emphasis. */
function productEdits(source: string, start: number, end: number): Edit[] {
  const isProduct = /\d\*\d/.test(source.slice(start - 1, start + 2)) && /\d\*\d/.test(source.slice(end - 2, end + 1));
  return isProduct ? [start, end - 1].map((at): Edit => [at, '\\']) : [];
}

/** A number that is not that of an item. */
function numberEdits(source: string, start: number): Edit[] {
  const line = source.slice(start, start + 30);
  const digits = /^\d+/.exec(line)?.[0] ?? '';
  const isNoItem = Number(digits) > MAX_ITEM_NUMBER || NUMBERS.test(line);
  return isNoItem ? [[start + digits.length, '\\']] : [];
}

function editsOf(node: Nodes, source: string): Edit[] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return [];
  switch (node.type) {
    case 'link':
      return addressEdits(source, start, end);
    case 'text':
      return backslashEdits(source, start, end);
    case 'emphasis':
      return productEdits(source, start, end);
    case 'list':
      return node.ordered ? numberEdits(source, start) : [];
    default:
      return [];
  }
}

const MAY_NEED = /\\|https?:|www\.|\d\*\d|^[-+*> \t]*(?:\d{4}|\d+[.)][ \t]+\d+[.)])/im;

function mended(tree: Root, source: string): string {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    edits.push(...editsOf(node, source));
  });
  let [text, from] = ['', 0];
  for (const [at, added] of edits.sort(([one], [other]) => one - other)) {
    text += source.slice(from, at) + added;
    from = at;
  }
  return text + source.slice(from);
}

/**
 * Plugin that reads again what Markdown's rules, made for English, have misread: addresses before Chinese marks, years
 * that begin a line, formulas. The parser itself says where they stand, so code and the like are left alone.
 */
export function mendMarkdown(this: Processor): void {
  const { parser } = this;
  if (!parser) return;
  this.parser = (document, file) => {
    let tree = parser(document, file) as Root;
    const source = MAY_NEED.test(document) ? mended(tree, document) : document;
    if (source !== document) tree = parser(source, file) as Root;
    if (source.includes('www.')) cutAddresses(tree);
    return tree;
  };
}
