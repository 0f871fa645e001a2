import { inOrder } from '@/lib/download/inOrder';
import { saveBlob } from '@/lib/download/saveBlob';
import { type NamedBlob, zipBlobs } from '@/lib/download/zipBlobs';
import { DOWNLOAD_FAILED } from '@/lib/http/errorMessages';
import { cancelsBatch } from '@/lib/http/errors';
import { toast } from '@/ui/toast/toast';
import { fetchNamed, type FileCall, runDownload, tellFinished } from './downloadFile';
import type { RunningTask } from './downloadTasks';

/** Files that are fetched at the same time. */
const MAX_PARALLEL = 3;

/** A file that could not be had. */
export interface MissingFile {
  name: string;
  reason: string;
}

/** Only an expired session is reported at once, since it ends all of it; the rest is told in one go at the end. */
const silent = (failure: Error) => !cancelsBatch(failure);

/**
 * Fetches several files and yields them in their order. Those that fail are added to `missing`; an abort or an
 * expired session ends it all.
 */
async function* fetchAll(
  calls: readonly FileCall[],
  task: RunningTask,
  missing: MissingFile[],
): AsyncGenerator<NamedBlob> {
  const steps = calls.map((call, place) => async () => {
    try {
      return await fetchNamed(call, place, task, silent);
    } catch (error) {
      if (cancelsBatch(error)) throw error;
      missing.push({ name: call.name, reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  });
  for await (const file of inOrder(steps, MAX_PARALLEL)) if (file) yield file;
}

/** Tells how the download of several files went; `detail` where it all went well or in part. */
function tellOutcome(count: number, missing: readonly MissingFile[], detail: string): void {
  const arrived = count - missing.length;
  if (arrived === 0) toast.error(DOWNLOAD_FAILED, missing[0]?.reason ?? '');
  else if (missing.length > 0) tellFinished('warning', `已下载 ${arrived} 个文件，${missing.length} 个失败`, detail);
  else tellFinished('success', `下载完成，共 ${arrived} 个文件`, detail);
}

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
