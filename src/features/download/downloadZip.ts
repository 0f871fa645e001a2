import { saveBlob } from '@/lib/download/saveBlob';
import { zipBlobs } from '@/lib/download/zipBlobs';
import { runDownload, type FileCall } from './downloadFile';
import { fetchAll, tellOutcome, type MissingFile } from './fetchAll';

/**
 * Fetches several files and saves them as one zip archive made in the browser (specification, section 7). A file that
 * fails costs nothing but itself.
 *
 * @returns the files that failed, in no particular order; without any other file no archive is saved
 */
export async function downloadZip(calls: readonly FileCall[], archiveName: string): Promise<MissingFile[]> {
  const missing: MissingFile[] = [];
  const names = calls.map(({ name }) => name);
  await runDownload(names, async (task) => {
    const archive = await zipBlobs(fetchAll(calls, task, missing));
    task.signal.throwIfAborted();
    if (missing.length < calls.length) saveBlob(archive, archiveName);
    tellOutcome(calls.length, missing, archiveName);
  });
  return missing;
}
