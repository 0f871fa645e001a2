import { safeFileName } from '../download/fileName';
import { saveBlob } from '../download/saveBlob';
import { loadWithRetry } from '../loadWithRetry';
import type { SheetCell } from './cellFormats';

const load = loadWithRetry(() => import('./writeXlsx'));

/**
 * Saves a table as a workbook.
 *
 * @param name of the file, without its extension
 * @returns it rejects where the window saves no files, or the code cannot be loaded
 */
export async function saveSheet(rows: readonly (readonly SheetCell[])[], name: string): Promise<void> {
  const { writeXlsx } = await load();
  await saveBlob(writeXlsx(rows), safeFileName(`${name.replace(/[/\\]/g, '_')}.xlsx`));
}
