import {
  AlignmentType,
  Paragraph,
  Table as WordTable,
  TableCell as WordCell,
  TableLayoutType,
  TableRow as WordRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { inline } from './inline';
import { TABLE_BORDER, TABLE_SHADE, TEXT_WIDTH } from './wordStyles';
import type { WordContext } from './WordContext';
import { textRuns } from './textRuns';

/** Word reports a file with more columns (63) as damaged; the others go to a table below. */
const MAX_COLUMNS = 60;
/** Rows that are looked at for the widths of the columns. */
const SAMPLE_ROWS = 200;
/** A column is as wide as its longest text, within these limits, in Latin characters. */
const NARROWEST = 6;
const WIDEST = 40;

const ALIGNMENTS = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT };
const alignmentOf = (align: AlignType | undefined) => (align ? { alignment: ALIGNMENTS[align] } : {});

/** Chinese characters are twice as wide as Latin ones. */
const widthOf = (cell: TableCell | undefined) =>
  cell ? Array.from(toString(cell)).reduce((width, char) => width + (char > '\u2e7f' ? 2 : 1), 0) : 0;

function columnWidths(rows: readonly TableRow[], from: number, count: number, room: number): number[] {
  const sample = rows.slice(0, SAMPLE_ROWS);
  const weights = Array.from({ length: count }, (_, index) => {
    const longest = sample.reduce((width, row) => Math.max(width, widthOf(row.children[from + index])), NARROWEST);
    return Math.min(longest, WIDEST);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.floor((weight / sum) * room));
}

function part({ align, children: rows }: Table, context: WordContext, from: number, count: number, indent: number) {
  const room = TEXT_WIDTH - indent;
  const widths = columnWidths(rows, from, count, room);
  const cell = (row: TableRow, column: number, isHead: boolean) => {
    const paragraph = new Paragraph({
      style: isHead ? 'TableHead' : 'TableText',
      ...(isHead ? { alignment: AlignmentType.CENTER } : alignmentOf(align?.[from + column])),
      children: inline(row.children[from + column]?.children ?? [], context),
    });
    return new WordCell({
      children: [paragraph],
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.CENTER,
      ...(isHead && { shading: TABLE_SHADE }),
    });
  };
  return new WordTable({
    rows: rows.map((row, index) => {
      const isHead = index === 0;
      const children = widths.map((_, column) => cell(row, column, isHead));
      return new WordRow({ children, cantSplit: true, ...(isHead && { tableHeader: true }) });
    }),
    width: { size: room, type: WidthType.DXA },
    indent: { size: indent, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    margins: { marginUnitType: WidthType.DXA, left: 80, right: 80 },
    borders: {
      top: TABLE_BORDER,
      bottom: TABLE_BORDER,
      left: TABLE_BORDER,
      right: TABLE_BORDER,
      insideHorizontal: TABLE_BORDER,
      insideVertical: TABLE_BORDER,
    },
  });
}

/** The rows as paragraphs, where there can be no table. */
const lines = (table: Table, context: WordContext) =>
  table.children.map(({ children }) => {
    const cells = children.map((cell) => [...inline(cell.children, context), ...textRuns('　')]);
    return new Paragraph({ style: 'FootnoteText', children: cells.flat() });
  });

/** A table with borders whose head is repeated on each page, and the gap below it. */
export function table(node: Table, context: WordContext, indent: number): (Paragraph | WordTable)[] {
  if (context.isNote) return lines(node, context);
  const columns = node.children[0]?.children.length ?? 0;
  const tables: (Paragraph | WordTable)[] = [];
  for (let from = 0; from < columns; from += MAX_COLUMNS) {
    const count = Math.min(MAX_COLUMNS, columns - from);
    // Word would join two tables without a paragraph between them.
    tables.push(part(node, context, from, count, indent), new Paragraph({ style: 'Gap' }));
  }
  return tables;
}
