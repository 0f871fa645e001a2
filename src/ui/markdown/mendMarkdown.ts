import type { Processor } from 'unified';

/** What stays as it is: code, links, tags, definitions, escaped marks. The first two have one group each. */
const FENCE =
  /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?(?<fence>`{3,}(?!`)|~{3,}(?!~))[^]*?(?:\n[ \t>]*\k<fence>|$(?![^]))/;
const CODE = /(?<!`)(?<ticks>`+)(?!`)[^]*?(?<!`)\k<ticks>(?!`)/;
const LINK = /\[[^[\]\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)/;
const TAG = /<[a-z/!][^<>]*>/;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:.*/;
/** A number that was escaped already. */
const ESCAPED_NUMBER = /^[ \t]*\d{4,9}\\\)/;

const FORMULA = /(\$[^$\n`]+\$)/;
/** Marks of formulas, in which Markdown would drop the backslash. */
const BRACKET = /(\\[()[\]{}%])/;
const ESCAPED = /\\[^]/;
/** Years, days and hours that begin a line (2026. 3. 1) are no numbers of items. */
const NUMBER = /(^[-+*> \t]*(?:\d{4,9}(?=[.)])|\d{1,9}(?=[.)][ \t]+\d{1,9}[.)](?:[ \t]|$))))/;
/** An address without marks: it ends before a Chinese punctuation mark or bracket, and before a mark of emphasis. */
const ADDRESS =
  /(?<![a-z\d])((?:https?:\/\/(?=[^\s/])|www\.(?=[a-z\d-]+\.[a-z]))(?:\([^\s()<>]*\)|(?!~~)[^\s()<>\]|`*\\，。．；：、！？…～—｜（）【】《》〈〉「」『』〔〕［］｛｝＜＞“”‘’＂＇])+(?<![_~?!.,:;"']))/;
/** A product, such as 3*4 and 5*6, is no emphasis. */
const PRODUCT = /((?<=\d)\*(?=\d))/;

const PLACES = new RegExp(
  [FENCE, CODE, LINK, TAG, DEFINITION, ESCAPED_NUMBER, FORMULA, BRACKET, ESCAPED, NUMBER, ADDRESS, PRODUCT]
    .map(({ source }) => source)
    .join('|'),
  'gim',
);

type Found = string | undefined;

function mend(
  found: string,
  _fence: Found,
  _ticks: Found,
  formula: Found,
  bracket: Found,
  number: Found,
  address: Found,
  product: Found,
): string {
  if (formula) return formula.replace(/\\\\|\\[!-/:-@[\]-`{-~]/g, (mark) => (mark === '\\\\' ? mark : `\\${mark}`));
  if (number) return `${number}\\`;
  if (address) return /^w/i.test(address) ? `[${address}](<http://${address}>)` : `<${address}>`;
  return bracket || product ? `\\${found}` : found;
}

/**
 * Plugin that marks what Markdown's rules, made for English, would misread: addresses before Chinese marks, years that
 * begin a line, formulas, products.
 */
export function mendMarkdown(this: Processor): void {
  const { parser } = this;
  if (parser) this.parser = (document, file) => parser(document.replace(PLACES, mend), file);
}
