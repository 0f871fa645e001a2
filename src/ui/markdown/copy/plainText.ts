import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { markFormulas, type SheetCell } from '@/lib/xlsx/cellFormats';
import { blocksIn, element, elementsIn, type Node } from '../elements';
import { tableGrid } from '../tableGrid';

const words = (node: Node): string => {
  if (node.type !== 'element') return 'value' in node ? node.value : '';
  return node.tagName === 'br' ? '\n' : node.children.map(words).join('');
};

/** The cells of a table, row by row; an empty one at each place that another takes by its span. */
export const tableRows = (table: Element): Element[][] =>
  tableGrid(table).map((row) => row.map((cell) => cell ?? element('td', [])));

/** A cell as a spreadsheet gets it: its words on one line; a heading is text. */
export const sheetCell = (cell: Element): SheetCell => ({
  text: words(cell).replace(/\s+/g, ' ').trim(),
  ...(cell.tagName === 'th' && { isAmount: false }),
});

const list = (node: Element): string =>
  elementsIn(node, 'li')
    .map((item, index) => {
      const text = blocks(item, '\n');
      const mark = node.tagName === 'ol' ? `${Number(node.properties['start'] ?? 1) + index}. ` : '• ';
      return ((/^[☑☐]/.test(text) ? '' : mark) + text).replaceAll('\n', '\n  ');
    })
    .join('\n');

function block(node: Element): string {
  switch (node.tagName) {
    case 'ul':
    case 'ol':
      return list(node);
    case 'table': {
      const rows = tableRows(node).map((row) => row.map((cell) => sheetCell(cell).text).join('\t'));
      const captions = elementsIn(node, 'caption').map((caption) => words(caption).trim());
      return markFormulas([...captions, ...rows].join('\n'));
    }
    case 'pre':
      return toString(node).replace(/\n$/, '');
    case 'blockquote':
    case 'details':
      return blocks(node, '\n\n');
    default:
      // The tree has a line end after each break; one is enough.
      return words(node).replace(/\n\n/g, '\n').trim();
  }
}

const blocks = (parent: Element | Root, gap: string): string =>
  blocksIn(parent.children).map(block).filter(Boolean).join(gap);

/** The words of a tree without marks: numbers of lists are kept, cells stand apart by tabs. */
export const plainText = (tree: Root): string => blocks(tree, '\n\n');
