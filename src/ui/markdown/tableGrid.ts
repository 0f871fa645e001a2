import type { Element } from 'hast';
import { elementsIn } from './elements';

/**
 * The cells of a table by row and column; null: the place is taken by the span of another, or the row is shorter than
 * the others.
 */
export function tableGrid(table: Element): (Element | null)[][] {
  const rows = elementsIn(table, 'tr');
  const grid: (Element | null)[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of elementsIn(row, 'th', 'td')) {
      while (grid[index]?.[column] !== undefined) column += 1;
      const width = Number(cell.properties['colSpan'] ?? 1);
      for (const taken of grid.slice(index, index + Number(cell.properties['rowSpan'] ?? 1))) {
        for (let at = column; at < column + width; at += 1) taken[at] = null;
      }
      const own = grid[index];
      if (own) own[column] = cell;
      column += width;
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null));
}
