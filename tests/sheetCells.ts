import JSZip from 'jszip';
import type { SavedFile } from './savedFiles';

export interface ReadCell {
  text: string;
  kind: 'text' | 'number';
}

/** The cells of the first sheet of a workbook, as a spreadsheet takes them; needs a document. */
export async function sheetCells(file: SavedFile | undefined): Promise<ReadCell[][]> {
  if (!file?.name.endsWith('.xlsx')) throw new Error(`no workbook: ${file?.name}`);
  const book = await JSZip.loadAsync(await file.blob.arrayBuffer());
  const markup = (await book.file('xl/worksheets/sheet1.xml')?.async('text')) ?? '';
  const sheet = new DOMParser().parseFromString(markup, 'application/xml');
  return [...sheet.querySelectorAll('row')].map((row) =>
    [...row.querySelectorAll('c')].map((cell) => ({
      text: cell.querySelector('t, v')?.textContent ?? '',
      kind: cell.getAttribute('t') === 'inlineStr' ? 'text' : 'number',
    })),
  );
}
