import type { RunningTask } from '@/lib/download/createDownloads';
import { saveBlob } from '@/lib/download/saveBlob';
import { type NamedBlob, zipBlobs } from '@/lib/download/zipBlobs';
import { DOWNLOAD_FAILED } from '@/lib/http/errorMessages';
import { cancelsBatch } from '@/lib/http/errors';
import type { Http } from '@/lib/http/http';
import { inTurns } from '@/lib/http/turns';
import { pause } from '@/lib/pause';
import type { AppThunk } from '@/state/storeTypes';
import { fetchNamed, type FileCall, runDownload, reportFinished } from './downloadSteps';

export interface MissingFile {
  name: string;
  reason: string;
}

/**
 * Fetches several files and yields them in order. An expired session cancels the batch and is reported at once; other
 * failed files are added to `missing`, which is reported at the end.
 */
async function* fetchAll(
  http: Http,
  calls: readonly FileCall[],
  task: RunningTask,
  missing: MissingFile[],
): AsyncGenerator<NamedBlob> {
  const steps = calls.map((call, index) => async () => {
    try {
      return await fetchNamed(http, call, index, task, 'sessionEnd');
    } catch (error) {
      if (cancelsBatch(error)) throw error;
      missing.push({ name: call.name, reason: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  });
  for await (const file of inTurns(steps)) if (file) yield file;
}

/** Reports how the download of several files went; `detail` names the saved file, if there is one. */
const reportOutcome =
  (count: number, missing: readonly MissingFile[], detail: string): AppThunk<void> =>
  (dispatch, _getState, { toast }) => {
    const arrived = count - missing.length;
    if (arrived === 0) toast.error(DOWNLOAD_FAILED, missing[0]?.reason ?? '');
    else if (missing.length > 0)
      dispatch(reportFinished('warning', `已下载 ${arrived} 个文件，${missing.length} 个失败`, detail));
    else dispatch(reportFinished('success', `下载完成，共 ${arrived} 个文件`, detail));
  };

/** Milliseconds between two files: browsers drop files that come in one burst. */
const PAUSE_MS = 200;

const namesOf = (calls: readonly FileCall[]) => calls.map(({ name }) => name);

/** Fetches several files and saves each by itself. Resolves with the files that failed, in no particular order. */
export const downloadEach =
  (calls: readonly FileCall[]): AppThunk<Promise<MissingFile[]>> =>
  async (dispatch) => {
    const missing: MissingFile[] = [];
    const work = async (task: RunningTask, http: Http) => {
      for await (const { name, blob } of fetchAll(http, calls, task, missing)) {
        await saveBlob(blob, name);
        await pause(PAUSE_MS);
      }
      dispatch(reportOutcome(calls.length, missing, ''));
    };
    await dispatch(runDownload(namesOf(calls), work));
    return missing;
  };

/**
 * Fetches several files and saves them as one zip archive made in the browser (§7.41). Resolves with
 * the files that failed, in no particular order; when all failed, no archive is saved.
 */
export const downloadZip =
  (calls: readonly FileCall[], archiveName: string): AppThunk<Promise<MissingFile[]>> =>
  async (dispatch) => {
    const missing: MissingFile[] = [];
    const work = async (task: RunningTask, http: Http) => {
      const archive = await zipBlobs(fetchAll(http, calls, task, missing));
      task.signal.throwIfAborted();
      if (missing.length < calls.length) await saveBlob(archive, archiveName);
      dispatch(reportOutcome(calls.length, missing, archiveName));
    };
    await dispatch(runDownload(namesOf(calls), work));
    return missing;
  };
