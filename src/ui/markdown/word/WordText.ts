import * as docx from 'docx';
import { Paragraph, type IParagraphOptions, type ParagraphChild, type Table } from 'docx';
import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { ownValue } from '@/lib/ownValue';
import { blocksIn, element, elementsIn, isElement, type Node } from '../elements';
import { safeLink } from '../safeTree';
import { tableGrid } from '../tableGrid';
import { LOOKS, textRuns, type Look } from './textRuns';
import { BOXES, BROAD_WIDTH, BULLETS, FIRST_LINE, LAST_LEVEL, numbersFrom, STEP, TEXT_WIDTH } from './wordStyles';
import { wordTable } from './wordTable';

export type WordBlock = Paragraph | Table;

const HEADINGS = Object.values(docx.HeadingLevel).filter((level) => level !== 'Title');
/** Deeper levels keep this indent, in twips, so that room for the text is left. */
const MAX_INDENT = 10 * STEP;
/** Word reports a file with more columns (63), or with a longer address, as damaged, and counts no further. */
const MAX_COLUMNS = 60;
/** A table with more columns stands on a broad page: on the other kind, a column would have three characters. */
const NARROW_COLUMNS = 9;
const MAX_ADDRESS_CHARS = 2000;
const MAX_START = 32_767;
const NOT_IN_ADDRESSES = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]+|%(?![\da-f]{2})/gi;
/** A longer passage would fill the pages with footnotes. */
const MAX_PASSAGE_CHARS = 1000;
// docx writes references as `{name-instance}` and puts numbers in their place at the end, also in texts. No text can
// contain this character, as XML forbids it.
const referenceOf = (start: number | undefined) => `list${start ?? ''}\ufffe`;
/** Blanks typed as layout: the style indents the first line. */
const TYPED_INDENT = /^[\u3000\u2003\s]+/;

/** Where a block stands: its style, its indent in twips, and how many lists are around it. */
interface Place {
  style: 'BodyText' | 'ListParagraph' | 'Quote' | 'FootnoteText';
  indent: number;
  lists: number;
}
const TOP: Place = { style: 'BodyText', indent: 0, lists: 0 };
const IN_NOTE: Place = { ...TOP, style: 'FootnoteText' };

const note = (text: string) => new Paragraph({ style: IN_NOTE.style, children: textRuns(text) });

/** Texts as parts of one Word file, whose lists and footnotes are counted together. */
export class WordText {
  /** The number of lists by their first number; undefined = bullets. */
  readonly #starts = new Map<number | undefined, number>();
  #notes = 0;
  /** The notes of the text that is being written, and the numbers of those that were referred to. */
  #footnotes = new Map<unknown, Element>();
  #numbers = new Map<unknown, number>();
  #shift = 0;
  /** What stands on broad pages, … */
  readonly broad = new Set<WordBlock>();
  /** … and what goes with it where it stands before it. */
  readonly headings = new Set<WordBlock>();

  /**
   * The paragraphs and tables of a text as it is shown (`markdownTree`). Footnotes become footnotes of the page.
   *
   * @param headingShift added to the level of each heading
   */
  text(tree: Root, headingShift: number): WordBlock[] {
    const notes = elementsIn(tree, 'div').filter(({ properties }) => properties['dataFootnote'] !== undefined);
    // Of several with one label the first counts.
    this.#footnotes = new Map(notes.reverse().map((found) => [found.properties['dataFootnote'], found]));
    this.#numbers = new Map();
    this.#shift = headingShift;
    const body = this.#blocks(tree.children, TOP);
    // Footnotes to which nothing refers would be on no page.
    const unused = [...this.#footnotes].filter(([label]) => !this.#numbers.has(label));
    return [...body, ...unused.flatMap(([label, found]) => [note(`[${String(label)}]`), ...this.#noteText(found)])];
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
      return new Paragraph({ style: 'ListParagraph', numbering, children });
    });
    return [head, ...rows];
  }

  /** The definitions of all lists. */
  get lists() {
    return Array.from(this.#starts.keys(), (start) => ({
      reference: referenceOf(start),
      levels: start === undefined ? BULLETS : numbersFrom(start),
    }));
  }

  /** A new list; bullets where there is no first number. */
  #list(start: number | undefined, lists: number) {
    const first = start === undefined ? undefined : Math.min(start, MAX_START);
    const instance = (this.#starts.get(first) ?? 0) + 1;
    this.#starts.set(first, instance);
    return { reference: referenceOf(first), instance, level: Math.min(lists, LAST_LEVEL) };
  }

  #footnote(children: Paragraph[]): docx.FootnoteReferenceRun {
    this.#notes += 1;
    return new docx.FootnoteReferenceRun({ children });
  }

  #noteText(found: Element): Paragraph[] {
    const body = elementsIn(found, 'div').flatMap(({ children }) => this.#blocks(children, IN_NOTE));
    const paragraphs = body.filter((block) => block instanceof Paragraph);
    return paragraphs.length > 0 ? paragraphs : [note('')];
  }

  /** The reference to a footnote, whose text is written once; undefined where there is none. */
  #reference(label: unknown, place: Place): docx.FootnoteReferenceRun | undefined {
    const found = this.#footnotes.get(label);
    if (!found || place.style === 'FootnoteText') return undefined;
    const known = this.#numbers.get(label);
    if (known !== undefined) return this.#footnote([note(`同注 ${known}。`)]);
    this.#numbers.set(label, this.#notes + 1);
    return this.#footnote(this.#noteText(found));
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
      const before = nodes[index - 1];
      if (!isElement(node)) {
        const text = 'value' in node ? node.value : '';
        // The tree has a line end after each break; it is dropped.
        const isAfterBreak = isElement(before) && before.tagName === 'br';
        return textRuns((isAfterBreak ? text.replace(/^\n/, '') : text).replaceAll('\n', ' '), look);
      }
      const { tagName, properties, children } = node;
      const reference = this.#reference(properties['dataNote'], place);
      if (reference) return [reference];
      if (tagName === 'br') return [new docx.TextRun({ break: 1 })];
      if (tagName === 'input') return textRuns(properties['checked'] ? '☑' : '☐', BOXES);
      if (tagName === 'a') return this.#link(properties['href'], look, (next) => this.#inline(children, place, next));
      return this.#inline(children, place, { ...look, ...ownValue(LOOKS, tagName) });
    });
  }

  #paragraph(nodes: readonly Node[], place: Place, options: IParagraphOptions = {}): Paragraph {
    const [first, ...rest] = nodes;
    const isIndented = place.style === 'BodyText' && first?.type === 'text';
    const shown = isIndented ? [{ ...first, value: first.value.replace(TYPED_INDENT, '') }, ...rest] : nodes;
    const indent = place.indent > 0 && { indent: { left: place.indent } };
    return new Paragraph({ style: place.style, ...indent, children: this.#inline(shown, place), ...options });
  }

  #blocks(nodes: readonly Node[], place: Place): WordBlock[] {
    return blocksIn(nodes).flatMap((block): WordBlock[] => {
      const { tagName, properties, children } = block;
      const indent = Math.min(place.indent + STEP, MAX_INDENT);
      switch (tagName) {
        case 'ul':
        case 'ol':
          return this.#items(block, place);
        case 'blockquote':
          return this.#blocks(children, { ...place, indent, style: 'Quote' });
        case 'pre':
          return this.#code(toString(block), place);
        case 'table':
          return this.#table(block, place);
        case 'hr':
          return [new Paragraph({ style: 'Rule' })];
        case 'div':
          return properties['dataFootnote'] === undefined ? this.#blocks(children, place) : [];
        case 'details':
          return this.#blocks(children, place);
        case 'summary':
          return [this.#paragraph([element('strong', children)], place, { keepNext: true })];
        case 'p':
          return [this.#paragraph(children, place)];
        default: {
          const heading = HEADINGS[Number(tagName.slice(1)) + this.#shift - 1] ?? docx.HeadingLevel.HEADING_6;
          const left = place.indent > 0 && { indent: { left: place.indent } };
          const paragraph = new Paragraph({ heading, ...left, children: this.#inline(children, place) });
          this.headings.add(paragraph);
          return [paragraph];
        }
      }
    });
  }

  /** A paragraph for each line, so that code goes on over the end of a page. The border stands outside of the text. */
  #code(text: string, { indent }: Place): Paragraph[] {
    const place = { style: 'CodeBlock', indent: { left: indent + 80, right: 80 } };
    const lines = text.replace(/\n$/, '').replaceAll('\t', '    ').split('\n');
    return lines.map((line) => new Paragraph({ ...place, children: textRuns(line) }));
  }

  /** The first paragraph of an item has its mark; an item that begins otherwise gets an empty one for it. */
  #items(list: Element, place: Place): WordBlock[] {
    const isTop = place.style === 'BodyText';
    const inner: Place = {
      style: isTop ? 'ListParagraph' : place.style,
      indent: Math.min(place.indent + STEP + (isTop ? FIRST_LINE : 0), MAX_INDENT),
      lists: place.lists + 1,
    };
    const start = list.tagName === 'ol' ? Number(list.properties['start'] ?? 1) : undefined;
    const numbering = this.#list(start, place.lists);
    return elementsIn(list, 'li').flatMap((item) => {
      const [first, ...rest] = blocksIn(item.children);
      const text: ElementContent[] = first?.tagName === 'p' ? first.children : [];
      const isTask = item.properties['className'] !== undefined;
      const indent = { left: inner.indent, hanging: STEP };
      const marked = this.#paragraph(text, inner, { ...(!isTask && { numbering }), indent });
      return [marked, ...this.#blocks(first?.tagName === 'p' ? rest : item.children, inner)];
    });
  }

  /** A table with borders whose head is repeated on each page, its caption, and the gap below it. */
  #table(table: Element, place: Place): WordBlock[] {
    const grid = tableGrid(table);
    const columns = grid[0]?.length ?? 0;
    // A footnote holds no table.
    if (place.style === 'FootnoteText' || columns > MAX_COLUMNS) {
      const lines = grid.map((row) => row.map((cell) => (cell ? toString(cell) : '')).join('　'));
      return lines.map((line) => new Paragraph({ style: place.style, children: textRuns(line) }));
    }
    const isBroad = columns > NARROW_COLUMNS;
    const write = (cell: Element) => this.#inline(cell.children, place);
    const room = (isBroad ? BROAD_WIDTH : TEXT_WIDTH) - place.indent;
    const blocks = [
      ...elementsIn(table, 'caption').map(
        (caption) =>
          new Paragraph({ style: 'TableHead', alignment: docx.AlignmentType.CENTER, children: write(caption) }),
      ),
      wordTable(grid, room, place.indent, write),
      // Word would join two tables without a paragraph between them.
      new Paragraph({ style: 'Gap' }),
    ];
    if (isBroad) for (const block of blocks) this.broad.add(block);
    return blocks;
  }

  /** Blocks by the kind of their pages; headings stand on the page of the table behind them. */
  pages(blocks: readonly WordBlock[]): { isBroad: boolean; children: WordBlock[] }[] {
    const kinds: boolean[] = [];
    for (let at = blocks.length - 1; at >= 0; at -= 1) {
      const block = blocks[at];
      kinds[at] =
        block !== undefined && (this.broad.has(block) || (kinds[at + 1] === true && this.headings.has(block)));
    }
    const sections: { isBroad: boolean; children: WordBlock[] }[] = [];
    for (const [at, block] of blocks.entries()) {
      const isBroad = kinds[at] === true;
      const last = sections.at(-1);
      if (last?.isBroad === isBroad) last.children.push(block);
      else sections.push({ isBroad, children: [block] });
    }
    return sections;
  }
}
