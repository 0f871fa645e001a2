import type { Link, List, Root, Text } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** Characters that end an address: Chinese punctuation marks and brackets, and marks of emphasis. */
const ADDRESS_END = /[，。；：、！？…（）【】《》〈〉「」『』“”‘’]|\*\*|~~/;
const AFTER_ADDRESS = /(?<![*_~?!.,:;"'])[*_~?!.,:;"']+$/;
/** Larger numbers at the beginning of a line are years and the like, not those of items. */
const MAX_ITEM_NUMBER = 999;
/** Marks of formulas, in which Markdown would drop the backslash. */
const KEPT_BACKSLASH = '()[]{}%';
const FORMULA = /\$[^$\n]+\$/g;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
/** A text that was mended can need it again, as one address may hide another. */
const MAX_ROUNDS = 8;

interface Edit {
  at: number;
  /** What is written there; what stood there stays. */
  added: string;
}

/** An address without marks that goes on behind its end: it gets marks. */
function addressEdits(source: string, start: number, end: number): Edit[] {
  const written = source.slice(start, end);
  // Addresses with marks begin with `<` or `[`; e-mail addresses end by themselves.
  if (!/^(?:https?:|www\.)/i.test(written)) return [];
  const cut = written.search(ADDRESS_END);
  if (cut < 0) return [];
  const address = written.slice(0, cut).replace(AFTER_ADDRESS, '');
  if (/^w/i.test(address))
    return [
      { at: start, added: '[' },
      { at: start + address.length, added: `](http://${address})` },
    ];
  return /^https?:\/\/[^/]/i.test(address)
    ? [
        { at: start, added: '<' },
        { at: start + address.length, added: '>' },
      ]
    : [{ at: start, added: '\\' }];
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
  return Array.from(written.matchAll(/\\[^]/g)).flatMap(({ 0: [, char = ''], index }) => {
    const isInFormula = formulas.some(([from, to]) => index > from && index < to - 1);
    const isKept = KEPT_BACKSLASH.includes(char) || (isInFormula && char !== '\\' && PUNCTUATION.test(char));
    return isKept ? [{ at: start + index, added: '\\' }] : [];
  });
}

function editsOf(node: Link | List | Text, source: string): Edit[] {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return [];
  if (node.type === 'link') return addressEdits(source, start, end);
  if (node.type === 'text') return backslashEdits(source, start, end);
  const digits = /^\d+/.exec(source.slice(start, start + 9))?.[0] ?? '';
  return node.ordered && Number(digits) > MAX_ITEM_NUMBER ? [{ at: start + digits.length, added: '\\' }] : [];
}

const MAY_NEED = /\\|https?:|www\.|^[-+*> \t]*\d{4}/im;

function mended(tree: Root, source: string): string {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'list' || node.type === 'text') edits.push(...editsOf(node, source));
  });
  let [text, from] = ['', 0];
  for (const { at, added } of edits.sort((one, other) => one.at - other.at)) {
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
    let source = document;
    for (let round = 0; round < MAX_ROUNDS && MAY_NEED.test(source); round += 1) {
      const next = mended(tree, source);
      if (next === source) break;
      source = next;
      tree = parser(source, file) as Root;
    }
    if (source.includes('www.')) cutAddresses(tree);
    return tree;
  };
}
