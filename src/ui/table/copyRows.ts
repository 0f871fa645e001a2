import type { ClipboardEvent } from 'react';
import { isAmountCell } from '@/lib/copyWithoutTheme';
import { cellFormats, formatStyle, markFormulas, type SheetCell, TEXT } from '@/lib/xlsx/cellFormats';

/** What a cell says, on one line; nothing where it has nothing but buttons or boxes to tick. */
function readCell(cell: Element): SheetCell[] {
  const copy = cell.cloneNode(true) as Element;
  const controls = copy.querySelectorAll('button, input');
  for (const control of controls) control.remove();
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let words = '';
  // A name and an account are two elements.
  while (texts.nextNode()) words += `${texts.currentNode.nodeValue ?? ''} `;
  words = words.replace(/\s+/g, ' ').trim();
  return words === '' && controls.length > 0 ? [] : [{ text: words, isAmount: isAmountCell(cell) }];
}

/** Whether the selection only touches a cell, as after a triple click on the one before it. */
function isTouched(cell: Element, range: Range): boolean {
  if (!cell.contains(range.endContainer)) return false;
  const part = range.cloneRange();
  part.setStart(cell, 0);
  return part.toString() === '';
}

/** The selected cells, row by row. */
function selectedRows(table: Element, range: Range): SheetCell[][] {
  return [...table.querySelectorAll('tr:not([aria-hidden="true"])')]
    .map((row) => [...row.children].filter((cell) => range.intersectsNode(cell) && !isTouched(cell, range)))
    .map((cells) => cells.flatMap(readCell))
    .filter((cells) => cells.length > 0);
}

function tableOf(rows: readonly SheetCell[][]): string {
  const formats = cellFormats(rows, (cell) => cell);
  const table = document.createElement('table');
  for (const cells of rows) {
    const row = table.insertRow();
    for (const read of cells) {
      const cell = row.insertCell();
      cell.textContent = read.text;
      cell.setAttribute('style', formatStyle(formats.get(read) ?? TEXT));
    }
  }
  return table.outerHTML;
}

/** Copies the selected rows of a table, a line for each, tabs between cells. Within one cell, copying is as usual. */
export function copyRows(event: ClipboardEvent<HTMLElement>): void {
  const selection = window.getSelection();
  const rows = selection?.rangeCount ? selectedRows(event.currentTarget, selection.getRangeAt(0)) : [];
  if (rows.flat().length < 2) return;
  event.preventDefault();
  const lines = rows.map((cells) =>
    cells
      .map(({ text }) => text)
      .join('\t')
      .trimEnd(),
  );
  event.clipboardData.setData('text/plain', markFormulas(lines.join('\n')));
  event.clipboardData.setData('text/html', tableOf(rows));
}
