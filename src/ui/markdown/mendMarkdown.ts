import type { Link, List, Root, Text } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** A Chinese punctuation mark or bracket, or a mark of emphasis, which ends an address. */
const ADDRESS_END = /[，。；：、！？…（）【】《》〈〉「」『』“”‘’]|\*\*|~~/;
const ADDRESS = /(?:https?:|www\.)(?:(?!\*\*|~~)[^，。；：、！？…（）【】《》〈〉「」『』“”‘’])*/gi;
const AFTER_ADDRESS = /(?<![*_~?!.,:;"'])[*_~?!.,:;"']+$/;
/** Larger numbers at the beginning of a line are years and the like, not those of items. */
const MAX_ITEM_NUMBER = 999;
/** Marks of formulas, in which Markdown would drop the backslash. */
const KEPT_BACKSLASH = '()[]{}%';
const FORMULA = /\$[^$\n]+\$/g;
const PUNCTUATION = /[!-/:-@[-`{-~]/;

/** What is written at a place; what stood there stays. */
type Edit = [at: number, added: string];

/** An address without marks that goes on behind its end: it gets marks, and so do those behind it. */
function addressEdits(source: string, start: number, end: number): Edit[] {
  const written = source.slice(start, end);
  // Addresses with marks begin with `<` or `[`; e-mail addresses end by themselves.
  if (!/^(?:https?:|www\.)/i.test(written) || !ADDRESS_END.test(written)) return [];
  return Array.from(written.matchAll(ADDRESS)).flatMap(({ 0: found, index }): Edit[] => {
    const address = found.replace(AFTER_ADDRESS, '');
    const [from, to] = [start + index, start + index + address.length];
    if (/^w/i.test(address))
      return [
        [from, '['],
        [to, `](http://${address})`],
      ];
    return /^https?:\/\/[^/]/i.test(address)
      ? [
          [from, '<'],
          [to, '>'],
        ]
      : [[from, '\\']];
  });
}

/** Addresses that were found in the words only after the parsing have no place in the source: what is too much moves out. */
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
    const isKept = KEPT_BACKSLASH.includes(char) || (isInFormula && char !== '\\' && PUNCTUATION.test(char));
    return isKept ? [[start + index, '\\']] : [];
  });
}

function editsOf(node: Link | List | Text, source: string): Edit[] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return [];
  if (node.type === 'link') return addressEdits(source, start, end);
  if (node.type === 'text') return backslashEdits(source, start, end);
  const digits = /^\d+/.exec(source.slice(start, start + 9))?.[0] ?? '';
  return node.ordered && Number(digits) > MAX_ITEM_NUMBER ? [[start + digits.length, '\\']] : [];
}

const MAY_NEED = /\\|https?:|www\.|^[-+*> \t]*\d{4}/im;

function mended(tree: Root, source: string): string {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'list' || node.type === 'text') edits.push(...editsOf(node, source));
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
