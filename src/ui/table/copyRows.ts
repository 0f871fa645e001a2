import type { ClipboardEvent } from 'react';
import { isCodeNumber } from '@/lib/copyWithoutTheme';

/** What a cell says, on one line; `undefined` where it has nothing but buttons or boxes to tick. */
function wordsOf(cell: Element): string | undefined {
  const copy = cell.cloneNode(true) as Element;
  const controls = copy.querySelectorAll('button, input');
  for (const control of controls) control.remove();
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let words = '';
  // A name and an account are two elements.
  while (texts.nextNode()) words += `${texts.currentNode.nodeValue ?? ''} `;
  words = words.replace(/\s+/g, ' ').trim();
  return words === '' && controls.length > 0 ? undefined : words;
}

/** Whether the selection only touches a cell, as after a triple click on the one before it. */
function isTouched(cell: Element, range: Range): boolean {
  if (!cell.contains(range.endContainer)) return false;
  const part = range.cloneRange();
  part.setStart(cell, 0);
  return part.toString() === '';
}

/** The words of the selected cells, row by row. */
function selectedRows(table: Element, range: Range): string[][] {
  return [...table.querySelectorAll('tr:not([aria-hidden="true"])')]
    .map((row) => [...row.children].filter((cell) => range.intersectsNode(cell) && !isTouched(cell, range)))
    .map((cells) => cells.map(wordsOf).filter((words) => words !== undefined))
    .filter((cells) => cells.length > 0);
}

function tableOf(rows: readonly string[][]): string {
  const table = document.createElement('table');
  for (const words of rows) {
    const row = table.insertRow();
    for (const text of words) {
      const cell = row.insertCell();
      cell.textContent = text;
      if (isCodeNumber(text)) cell.setAttribute('style', "mso-number-format:'\\@'");
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
  event.clipboardData.setData('text/plain', rows.map((words) => words.join('\t').trimEnd()).join('\n'));
  event.clipboardData.setData('text/html', tableOf(rows));
}
