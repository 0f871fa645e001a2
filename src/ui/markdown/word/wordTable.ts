import * as docx from 'docx';
import { Paragraph, Table, type ParagraphChild } from 'docx';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { TEXT_WIDTH } from './wordStyles';

/** A column is as wide as its longest text, within these limits, in Latin characters. */
const [NARROWEST, WIDEST] = [6, 40];
const { LEFT, CENTER, RIGHT } = docx.AlignmentType;
/** Chinese characters are twice as wide as Latin ones. */
const widthOf = (cell: Element | undefined) =>
  cell ? Array.from(toString(cell)).reduce((width, char) => width + (char > '\u2e7f' ? 2 : 1), 0) : 0;

/**
 * A table with borders, whose first row is repeated on each page.
 *
 * @param indent in twips
 * @param write makes the content of a cell
 */
export function wordTable(
  rows: readonly (readonly Element[])[],
  indent: number,
  write: (cell: Element) => ParagraphChild[],
): Table {
  const twips = (size: number) => ({ size, type: docx.WidthType.DXA });
  const room = TEXT_WIDTH - indent;
  const weights = (rows[0] ?? []).map((_, column) =>
    Math.min(Math.max(NARROWEST, ...rows.map((row) => widthOf(row[column]))), WIDEST),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const widths = weights.map((weight) => Math.floor((weight / sum) * room));
  const cell = (element: Element, column: number, isHead: boolean) => {
    const alignment = isHead ? CENTER : ([CENTER, RIGHT].find((side) => side === element.properties['align']) ?? LEFT);
    return new docx.TableCell({
      children: [new Paragraph({ style: isHead ? 'TableHead' : 'TableText', alignment, children: write(element) })],
      width: twips(widths[column] ?? 0),
      verticalAlign: docx.VerticalAlignTable.CENTER,
      ...(isHead && { shading: { fill: 'F2F2F2' } }),
    });
  };
  return new Table({
    rows: rows.map((row, index) => {
      const children = row.map((element, column) => cell(element, column, index === 0));
      return new docx.TableRow({ children, cantSplit: true, tableHeader: index === 0 });
    }),
    width: twips(room),
    indent: twips(indent),
    columnWidths: widths,
    layout: docx.TableLayoutType.FIXED,
    margins: { marginUnitType: docx.WidthType.DXA, left: 80, right: 80 },
  });
}
