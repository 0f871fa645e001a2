import { saveBlob } from '@/lib/download/saveBlob';
import { runDownload, type FileCall } from './downloadFile';
import { fetchAll, tellOutcome, type MissingFile } from './fetchAll';

/** Milliseconds between two files: browsers drop some of those that come in one burst. */
const PAUSE_MS = 200;

/**
 * Fetches several files and saves each by itself. A file that fails costs nothing but itself.
 *
 * @returns the files that failed, in no particular order
 */
export async function downloadEach(calls: readonly FileCall[]): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  const names = calls.map(({ name }) => name);
  await runDownload(names, async (task) => {
    for await (const { name, blob } of fetchAll(calls, task, missing)) {
      saveBlob(blob, name);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    tellOutcome(calls.length, missing, '');
  });
  return missing;
}
