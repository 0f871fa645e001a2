import * as docx from 'docx';
import { Paragraph, Table, type ParagraphChild } from 'docx';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';

/** A column is as wide as its longest text, within these limits, in Latin characters. */
const [NARROWEST, WIDEST] = [6, 40];
const { LEFT, CENTER, RIGHT } = docx.AlignmentType;
/** Chinese characters are twice as wide as Latin ones. */
const widthOf = (cell: Element | undefined) =>
  cell ? Array.from(toString(cell)).reduce((width, char) => width + (char > '\u2e7f' ? 2 : 1), 0) : 0;

/**
 * A table with borders, whose rows of headings are repeated on each page.
 *
 * @param grid its cells, as `tableGrid` gives them
 * @param room the width that it has, in twips
 * @param indent in twips
 * @param write makes the content of a cell
 */
export function wordTable(
  grid: readonly (readonly (Element | null)[])[],
  room: number,
  indent: number,
  write: (cell: Element) => ParagraphChild[],
): Table {
  const twips = (size: number) => ({ size, type: docx.WidthType.DXA });
  const span = (element: Element, name: string) => Number(element.properties[name] ?? 1);
  /** What a cell needs in its column; one that spans several columns takes what they have. */
  const needs = (element: Element | null | undefined) =>
    element && span(element, 'colSpan') === 1 ? widthOf(element) : 0;
  const weights = (grid[0] ?? []).map((_, column) =>
    Math.min(Math.max(NARROWEST, ...grid.map((row) => needs(row[column]))), WIDEST),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const widths = weights.map((weight) => Math.floor((weight / sum) * room));
  const cell = (element: Element, column: number) => {
    const isHead = element.tagName === 'th';
    const alignment = isHead ? CENTER : ([CENTER, RIGHT].find((side) => side === element.properties['align']) ?? LEFT);
    const [columnSpan, rowSpan] = [span(element, 'colSpan'), span(element, 'rowSpan')];
    const width = widths.slice(column, column + columnSpan).reduce((total, one) => total + one, 0);
    return new docx.TableCell({
      children: [new Paragraph({ style: isHead ? 'TableHead' : 'TableText', alignment, children: write(element) })],
      width: twips(width),
      verticalAlign: docx.VerticalAlignTable.CENTER,
      ...(columnSpan > 1 && { columnSpan }),
      ...(rowSpan > 1 && { rowSpan }),
      ...(isHead && { shading: { fill: 'F2F2F2' } }),
    });
  };
  const heads = grid.findIndex((row) => row.some((element) => element?.tagName === 'td'));
  return new Table({
    rows: grid.map((row, index) => {
      const children = row.flatMap((element, column) => (element ? [cell(element, column)] : []));
      return new docx.TableRow({ children, cantSplit: true, tableHeader: heads < 0 ? index === 0 : index < heads });
    }),
    width: twips(room),
    indent: twips(indent),
    columnWidths: widths,
    layout: docx.TableLayoutType.FIXED,
    margins: { marginUnitType: docx.WidthType.DXA, left: 80, right: 80 },
  });
}
