import * as docx from 'docx';
import { Paragraph, type IParagraphOptions, type ParagraphChild, type Table } from 'docx';
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { ownValue } from '@/lib/ownValue';
import { safeLink } from '../safeLinks';
import { LOOKS, textRuns, type Look } from './textRuns';
import * as styles from './wordStyles';
import { FIRST_LINE, STEP } from './wordStyles';
import { wordTable } from './wordTable';

export type WordBlock = Paragraph | Table;

type Node = RootContent;
const isElement = (node: Node | undefined): node is Element => node?.type === 'element';
/** The children of a name. */
const named = (node: Element | Root, ...names: string[]): Element[] =>
  (node.children as Node[]).filter(isElement).filter(({ tagName }) => names.includes(tagName));
const isBlock = (node: Node): node is Element =>
  isElement(node) && /^(?:p|h[1-6]|ul|ol|blockquote|pre|table|hr|div|details|summary)$/.test(node.tagName);

/** The notes of a text by their labels; of several with one label the first counts. */
function footnotesIn(tree: Root): Map<string, Element> {
  const notes = new Map<string, Element>();
  for (const note of named(tree, 'div')) {
    const [label, body] = [note.properties['dataFootnote'], named(note, 'div')[0]];
    if (typeof label === 'string' && body && !notes.has(label)) notes.set(label, body);
  }
  return notes;
}

const HEADINGS = Object.values(docx.HeadingLevel).filter((level) => level !== 'Title');
/** Deeper levels keep this indent, in twips, so that room for the text is left. */
const MAX_INDENT = 10 * STEP;
const MAX_COLUMNS = 60;
/** Word counts no further than this. */
const MAX_START = 32_767;
/** Word reports a file with a longer address as damaged. */
const MAX_ADDRESS_CHARS = 2000;
const NOT_IN_ADDRESSES = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]+|%(?![\da-f]{2})/gi;
/** A longer passage would fill the pages with footnotes. */
const MAX_PASSAGE_CHARS = 1000;
// docx writes references as `{name-instance}` and puts numbers in their place at the end, also in texts. No text can
// contain this character, as XML forbids it.
const UNTYPED = '\ufffe';
/** Blanks typed as layout: the style indents the first line. */
const TYPED_INDENT = /^[\u3000\u2003\s]+/;
/** Where a block stands. */
interface Place {
  style: 'BodyText' | 'ListParagraph' | 'Quote' | 'FootnoteText';
  /** In twips. */
  indent: number;
  /** How many lists are around it. */
  lists: number;
}
const TOP: Place = { style: 'BodyText', indent: 0, lists: 0 };
const IN_NOTE: Place = { ...TOP, style: 'FootnoteText' };

const indented = (place: Place, by = STEP): Place => ({ ...place, indent: Math.min(place.indent + by, MAX_INDENT) });
const lineOf = ({ style }: Place, text: string) => new Paragraph({ style, children: textRuns(text) });
const note = (text: string) => lineOf(IN_NOTE, text);

/** Texts as parts of one Word file, whose lists and footnotes are counted together. */
export class WordText {
  readonly #starts = new Map<number, number>();
  #notes = 0;
  /** The notes of the text that is being written, and the numbers of those that were referred to. */
  #footnotes = new Map<string, Element>();
  #numbers = new Map<string, number>();
  #shift = 0;

  /**
   * The paragraphs and tables of a text as it is shown (`markdownTree`). Footnotes become footnotes of the page.
   *
   * @param headingShift added to the level of each heading
   */
  text(tree: Root, headingShift: number): WordBlock[] {
    this.#footnotes = footnotesIn(tree);
    this.#numbers = new Map();
    this.#shift = headingShift;
    const body = this.#blocks(tree.children, TOP);
    // Nothing refers to them, so no page would have them at its foot.
    const unused = [...this.#footnotes].filter(([label]) => !this.#numbers.has(label));
    return [...body, ...unused.flatMap(([label, element]) => [note(`[${label}]`), ...this.#noteText(element)])];
  }

  /** The documents that a text was made from, numbered; the passages that were used stand in footnotes. */
  sources(cited: readonly { title: string; url?: string; content?: string }[]): Paragraph[] {
    if (cited.length === 0) return [];
    const numbering = this.#list(1, 0);
    const head = new Paragraph({ style: 'BodyText', keepNext: true, children: textRuns('引用来源', { bold: true }) });
    const rows = cited.map(({ title, url, content = '' }) => {
      const children = this.#link(url, {}, (look) => textRuns(title, look));
      const passage = content.length > MAX_PASSAGE_CHARS ? `${content.slice(0, MAX_PASSAGE_CHARS)}…` : content;
      if (passage !== '') children.push(this.#footnote([note(` 原文：${passage}`)]));
      const indent = { left: FIRST_LINE + STEP, hanging: STEP };
      return new Paragraph({ style: 'ListParagraph', numbering, indent, children });
    });
    return [head, ...rows];
  }

  /** The definitions of all lists. */
  get lists() {
    const numbers = Array.from(this.#starts.keys(), (start) => ({
      reference: `numbers${start}${UNTYPED}`,
      levels: styles.numbersFrom(start),
    }));
    return [{ reference: `bullets${UNTYPED}`, levels: styles.BULLETS }, ...numbers];
  }

  /** A new list; bullets where there is no first number. */
  #list(start: number | undefined, lists: number) {
    const level = Math.min(lists, styles.LAST_LEVEL);
    if (start === undefined) return { reference: `bullets${UNTYPED}`, instance: 0, level };
    const first = Math.min(start, MAX_START);
    const instance = (this.#starts.get(first) ?? 0) + 1;
    this.#starts.set(first, instance);
    return { reference: `numbers${first}${UNTYPED}`, instance, level };
  }

  #footnote(children: Paragraph[]): docx.FootnoteReferenceRun {
    this.#notes += 1;
    return new docx.FootnoteReferenceRun({ children });
  }

  #noteText(element: Element): Paragraph[] {
    const found = this.#blocks(element.children, IN_NOTE).filter((block) => block instanceof Paragraph);
    return found.length > 0 ? found : [note('')];
  }

  /** The reference to a footnote, whose text is written once; undefined where there is none. */
  #reference(label: string, place: Place): docx.FootnoteReferenceRun | undefined {
    const element = this.#footnotes.get(label);
    if (!element || place.style === 'FootnoteText') return undefined;
    const known = this.#numbers.get(label);
    if (known !== undefined) return this.#footnote([note(`同注 ${known}。`)]);
    this.#numbers.set(label, this.#notes + 1);
    return this.#footnote(this.#noteText(element));
  }

  /** A link; its text alone where Word does not accept the address, and within another link. */
  #link(address: unknown, look: Look, children: (look: Look) => ParagraphChild[]): ParagraphChild[] {
    const safe = typeof address === 'string' ? safeLink(address) : undefined;
    const link = safe?.replace(NOT_IN_ADDRESSES, encodeURIComponent);
    if (link === undefined || link.length > MAX_ADDRESS_CHARS || look.style === 'Hyperlink') return children(look);
    return [new docx.ExternalHyperlink({ link, children: children({ ...look, style: 'Hyperlink' }) })];
  }

  #inline(nodes: readonly Node[], place: Place, look: Look = {}): ParagraphChild[] {
    return nodes.flatMap((node, index): ParagraphChild[] => {
      if (!isElement(node)) {
        const text = 'value' in node ? node.value.replace(/\n/g, ' ') : '';
        // The line end after a break is that of the tree.
        const before = nodes[index - 1];
        return textRuns(isElement(before) && before.tagName === 'br' ? text.replace(/^ /, '') : text, look);
      }
      const { tagName, properties, children } = node;
      const label = properties['dataNote'];
      const reference = typeof label === 'string' ? this.#reference(label, place) : undefined;
      if (reference) return [reference];
      if (tagName === 'br') return [new docx.TextRun({ break: 1 })];
      if (tagName === 'input') return textRuns(properties['checked'] ? '☑' : '☐', styles.BOXES);
      if (tagName === 'a') return this.#link(properties['href'], look, (next) => this.#inline(children, place, next));
      return this.#inline(children, place, { ...look, ...ownValue(LOOKS, tagName) });
    });
  }

  #paragraph(nodes: readonly Node[], place: Place, options: IParagraphOptions = {}): Paragraph {
    const [first, ...rest] = nodes;
    const isIndented = place.style === 'BodyText' && first?.type === 'text' && TYPED_INDENT.test(first.value);
    const shown = isIndented ? [{ ...first, value: first.value.replace(TYPED_INDENT, '') }, ...rest] : nodes;
    const indent = place.indent > 0 ? { indent: { left: place.indent } } : {};
    return new Paragraph({ style: place.style, ...indent, children: this.#inline(shown, place), ...options });
  }

  #blocks(nodes: readonly Node[], place: Place): WordBlock[] {
    const blocks: WordBlock[] = [];
    let run: Node[] = [];
    const endRun = () => {
      if (run.some((node) => toString(node).trim() !== '' || isElement(node))) blocks.push(this.#paragraph(run, place));
      run = [];
    };
    for (const node of nodes) {
      if (isBlock(node)) {
        endRun();
        blocks.push(...this.#block(node, place));
      } else run.push(node);
    }
    endRun();
    return blocks;
  }

  #block(node: Element, place: Place): WordBlock[] {
    const { tagName, properties, children } = node;
    const indent = place.indent > 0 ? { indent: { left: place.indent } } : {};
    switch (tagName) {
      case 'ul':
      case 'ol':
        return this.#items(node, place);
      case 'blockquote':
        return this.#blocks(children, { ...indented(place), style: 'Quote' });
      case 'pre':
        return this.#code(toString(node), place);
      case 'table':
        return this.#table(node, place);
      case 'hr':
        return [new Paragraph({ style: 'Rule' })];
      case 'div':
        return properties['dataFootnote'] === undefined ? this.#blocks(children, place) : [];
      case 'details':
        return this.#blocks(children, place);
      case 'summary':
        return [this.#paragraph([{ ...node, tagName: 'strong' }], place, { keepNext: true })];
      case 'p':
        return [this.#paragraph(children, place)];
      default: {
        const level = Math.min(Number(tagName.slice(1)) + this.#shift, 6);
        const heading = HEADINGS[level - 1] ?? docx.HeadingLevel.HEADING_6;
        return [new Paragraph({ heading, ...indent, children: this.#inline(children, place) })];
      }
    }
  }

  /** A paragraph for each line, so that code goes on over the end of a page. The border stands outside of the text. */
  #code(text: string, { indent }: Place): Paragraph[] {
    const lines = text.replace(/\n$/, '').split('\n');
    return lines.map((line) => {
      const children = textRuns(line.replaceAll('\t', '    '));
      return new Paragraph({ style: 'CodeBlock', indent: { left: indent + 80, right: 80 }, children });
    });
  }

  /** The first paragraph of an item has the mark, or an empty one before it. */
  #items(node: Element, place: Place): WordBlock[] {
    const isTop = place.style === 'BodyText';
    const inner: Place = {
      ...indented(place, isTop ? FIRST_LINE + STEP : STEP),
      lists: place.lists + 1,
      style: isTop ? 'ListParagraph' : place.style,
    };
    const start = node.tagName === 'ol' ? Number(node.properties['start'] ?? 1) : undefined;
    const numbering = this.#list(start, place.lists);
    return named(node, 'li').flatMap((item) => {
      const parts = item.children.filter((child) => child.type !== 'text' || child.value !== '\n');
      const at = parts.findIndex((child) => isBlock(child));
      const [opening] = parts;
      const isText = isElement(opening) && opening.tagName === 'p';
      const inline = at < 0 ? parts : parts.slice(0, at);
      const first = isText ? opening.children : inline;
      const rest = parts.slice(isText ? 1 : inline.length);
      const isTask = item.properties['className'] !== undefined;
      const marked = this.#paragraph(first, inner, {
        ...(isTask ? {} : { numbering }),
        indent: { left: inner.indent, hanging: STEP },
      });
      return [marked, ...this.#blocks(rest, inner)];
    });
  }

  /** A table with borders whose head is repeated on each page, and the gap below it. */
  #table(node: Element, place: Place): WordBlock[] {
    const rows = named(node, 'thead', 'tbody').flatMap((part) => named(part, 'tr'));
    const cells = rows.map((row) => named(row, 'th', 'td'));
    // A footnote holds no table, and Word reports a file with more columns (63) as damaged.
    if (place.style === 'FootnoteText' || (cells[0]?.length ?? 0) > MAX_COLUMNS) {
      return cells.map((row) => lineOf(place, row.map((cell) => toString(cell)).join('　')));
    }
    // Word would join two tables without a paragraph between them.
    const write = (cell: Element) => this.#inline(cell.children, place);
    return [wordTable(cells, place.indent, write), new Paragraph({ style: 'Gap' })];
  }
}
