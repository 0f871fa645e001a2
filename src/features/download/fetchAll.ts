import { inOrder } from '@/lib/download/inOrder';
import type { NamedBlob } from '@/lib/download/zipBlobs';
import { cancelsBatch } from '@/lib/http/errors';
import { DOWNLOAD_FAILED } from '@/lib/http/errorMessages';
import { toast } from '@/ui/toast/toast';
import { fetchNamed, type FileCall } from './downloadFile';
import type { RunningTask } from './downloads';
import { tellFinished } from './tellFinished';

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
export async function* fetchAll(
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
export function tellOutcome(count: number, missing: readonly MissingFile[], detail: string): void {
  const arrived = count - missing.length;
  if (arrived === 0) toast.error(DOWNLOAD_FAILED, missing[0]?.reason ?? '');
  else if (missing.length > 0) tellFinished('warning', `已下载 ${arrived} 个文件，${missing.length} 个失败`, detail);
  else tellFinished('success', `下载完成，共 ${arrived} 个文件`, detail);
}
