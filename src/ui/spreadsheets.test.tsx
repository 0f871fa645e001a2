// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { collectSavedFiles } from '../../tests/savedFiles';
import { type ReadCell, sheetCells } from '../../tests/sheetCells';
import { DIGITS, INPUTS } from '../../tests/spreadsheetInputs';
import { toastWrapper } from '../../tests/toastWrapper';
import { AMOUNT_CELL, copyWithoutTheme } from '@/lib/copyWithoutTheme';
import { copiesOf } from './markdown/copy/copiesOf';
import { StreamingMarkdown } from './markdown/StreamingMarkdown';
import { copyRows } from './table/copyRows';

const saved = collectSavedFiles();
afterEach(() => document.body.replaceChildren());

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A table of a reply with a heading cell and a cell. */
function markdownOf(head: string, cells: readonly string[]): string {
  const written = (text: string) =>
    text
      .trim()
      .replace(/[\\|*_~`<>[\]]/g, '\\$&')
      .replace(/\s*\n\s*/g, '<br>');
  return [`| ${written(head)} | 乙 |`, '| - | - |', ...cells.map((cell) => `| ${written(cell)} | 丙 |`)].join('\n');
}

/** A table of the page, of a text (`text`), or of records, of a field that is text or an amount. */
function showTable(head: string, cells: readonly string[], of: 'text' | 'record' | 'amount'): void {
  const table = document.createElement('table');
  table.innerHTML = `<thead>\n<tr>\n<th></th>\t<th>乙</th></tr></thead><tbody>${cells
    .map(() => `\n<tr>\n<td></td>\t<td>丙</td></tr>`)
    .join('')}</tbody>`;
  for (const [place, row] of [...table.rows].entries()) {
    const [first] = row.cells;
    if (!first) continue;
    first.textContent = [head, ...cells][place] ?? '';
    if (of !== 'text') first.className = 'ant-table-cell';
    if (of === 'amount') first.classList.add(AMOUNT_CELL);
  }
  document.body.replaceChildren(table);
  window.getSelection()?.selectAllChildren(table);
}

/** What a handler of copies puts on the clipboard. */
function copied(handler: (event: never) => void): Record<string, string> {
  const data: Record<string, string> = {};
  const event = Object.assign(new Event('copy', { cancelable: true }), {
    clipboardData: { setData: (kind: string, text: string) => void (data[kind] = text) },
  });
  Object.defineProperty(event, 'currentTarget', { value: document.body });
  Object.defineProperty(event, 'target', { value: document.body });
  handler(event as never);
  return data;
}

/** The cells of a copy, as a spreadsheet takes them that knows the formats of Excel. */
function htmlCells(html = ''): ReadCell[][] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => ({
      text: cell.textContent,
      kind: cell.getAttribute('style')?.includes("mso-number-format:'\\@'") ? 'text' : 'number',
    })),
  );
}

/** Each way into a spreadsheet: the cells that arrive of a table with a heading cell and cells below it. */
const WAYS: Record<string, (head: string, cells: readonly string[]) => Promise<ReadCell[][]> | ReadCell[][]> = {
  async 'file of a reply'(head, cells) {
    saved.length = 0;
    render(<StreamingMarkdown text={markdownOf(head, cells)} state="whole" />, toastWrapper());
    fireEvent.click(screen.getByText('下载表格'));
    await waitFor(() => expect(saved).toHaveLength(1));
    return sheetCells(saved[0]);
  },
  'copied reply': (head, cells) => htmlCells(copiesOf(markdownOf(head, cells), undefined)['text/html']),
  'copied rows'(head, cells) {
    showTable(head, cells, 'record');
    return htmlCells(copied(copyRows)['text/html']);
  },
  'any selection'(head, cells) {
    showTable(head, cells, 'text');
    return htmlCells(copied(copyWithoutTheme)['text/html']);
  },
};

/** The ways of words alone: the pieces between tabs and line ends. */
const PLAIN_WAYS: Record<string, (head: string, cells: readonly string[]) => string | undefined> = {
  'copied reply': (head, cells) => copiesOf(markdownOf(head, cells), undefined)['text/plain'],
  'copied rows'(head, cells) {
    showTable(head, cells, 'record');
    return copied(copyRows)['text/plain'];
  },
  'any selection'(head, cells) {
    showTable(head, cells, 'text');
    return copied(copyWithoutTheme)['text/plain'];
  },
};

describe.each(Object.keys(WAYS))('%s: what is text stays text, as a heading too', (way) => {
  test.each(INPUTS)('%j', async (input) => {
    const cells = ((await WAYS[way]?.(input, [input])) ?? []).map(([cell]) => cell);
    const written = { text: oneLine(input), kind: 'text' };
    expect(cells.map((cell) => ({ ...cell, text: oneLine(cell?.text ?? '') }))).toEqual([written, written]);
  });
});

describe.each(Object.keys(PLAIN_WAYS))('%s, as words alone: a formula is marked, all else is as it was', (way) => {
  test.each(INPUTS)('%j', (input) => {
    const pieces = (PLAIN_WAYS[way]?.(input, [input]) ?? '').split(/[\t\n]/).map(oneLine);
    const found = pieces.filter((piece) => piece !== '' && !'乙丙'.includes(piece));
    for (const piece of found) expect(piece).not.toMatch(/^[=+\-@＝＋－＠]/);
    if (DIGITS.includes(input) && !input.startsWith('-')) expect(found).toEqual([input, input]);
  });
});

const AMOUNTS = ['3500.5', '1,234.50', '0', '-5', '12.00', '999999999999999'];

describe('amounts can be added up', () => {
  test('file of a reply', async () => {
    const [, ...rows] = (await WAYS['file of a reply']?.('元', [...AMOUNTS, '', '-'])) ?? [];
    expect(rows.map(([cell]) => [cell?.text, cell?.kind])).toEqual([
      ...AMOUNTS.map((text) => [text.replace(',', ''), 'number']),
      ['', 'text'],
      ['-', 'text'],
    ]);
  });

  test.each<[string, () => ReadCell[][]]>([
    ['copied reply', () => htmlCells(copiesOf(markdownOf('元', AMOUNTS), undefined)['text/html'])],
    ['copied rows', () => (showTable('元', AMOUNTS, 'amount'), htmlCells(copied(copyRows)['text/html']))],
    ['any selection', () => (showTable('元', AMOUNTS, 'text'), htmlCells(copied(copyWithoutTheme)['text/html']))],
    ['records among it', () => (showTable('元', AMOUNTS, 'amount'), htmlCells(copied(copyWithoutTheme)['text/html']))],
  ])('%s', (_way, cellsBy) => {
    const [, ...rows] = cellsBy();
    expect(rows.map(([cell]) => cell)).toEqual(AMOUNTS.map((text) => ({ text, kind: 'number' })));
  });

  test.each(Object.keys(WAYS))('%s: not in a column with a code', async (way) => {
    const [, ...rows] = (await WAYS[way]?.('编号', ['12', '007', '13'])) ?? [];
    expect(rows.map(([cell]) => cell)).toEqual(['12', '007', '13'].map((text) => ({ text, kind: 'text' })));
  });

  test('records among a selection: not where the field is text', () => {
    showTable('账号', ['12', '13'], 'record');
    const [, ...rows] = htmlCells(copied(copyWithoutTheme)['text/html']);
    expect(rows.map(([cell]) => cell?.kind)).toEqual(['text', 'text']);
  });
});
