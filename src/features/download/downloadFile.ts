import { fileNameOf } from '@/lib/download/fileNameOf';
import { saveBlob } from '@/lib/download/saveBlob';
import { RequestError } from '@/lib/http/errors';
import { DOWNLOAD_FAILED } from '@/lib/http/errorMessages';
import type { FileOptions } from '@/lib/http/fetchFile';
import { http } from '@/lib/http/http';
import { toast } from '@/ui/toast/toast';
import { duringTask, type RunningTask } from './downloads';
import { tellFinished } from './tellFinished';

/** A call whose answer is a file. */
export interface FileCall extends Pick<FileOptions, 'form' | 'json' | 'headers' | 'params'> {
  method: 'GET' | 'POST';
  /** Path below the API base. */
  url: string;
  /** Name for a file that the server gives none. */
  name: string;
}

/** Fetches the file at this place of the task and tells how far it is; resolves with its name and content. */
export async function fetchNamed(call: FileCall, place: number, task: RunningTask, silent: FileOptions['silent']) {
  const { method, url, name, ...content } = call;
  task.report(place, { state: 'running' });
  try {
    const ask = method === 'GET' ? http.getFile : http.postFile;
    const { blob, header } = await ask(url, {
      ...content,
      signal: task.signal,
      ...(silent === undefined ? {} : { silent }),
      onProgress: (loaded, total) => task.report(place, { loaded, total }),
    });
    task.report(place, { state: 'done', loaded: blob.size, total: blob.size });
    return { name: fileNameOf(header, name), blob };
  } catch (error) {
    task.report(place, { state: 'failed' });
    throw error;
  }
}

/** Runs a download from the first byte to the notice; failures are told to the user here, so it never rejects. */
export async function runDownload(names: readonly string[], work: (task: RunningTask) => Promise<void>): Promise<void> {
  let cancelled = false;
  try {
    await duringTask(names, (task) => {
      task.signal.addEventListener('abort', () => (cancelled = true));
      return work(task);
    });
  } catch (error) {
    if (cancelled) toast.info('已取消下载');
    // A failed call has been reported by the transport.
    else if (!(error instanceof RequestError)) toast.error(DOWNLOAD_FAILED);
  }
}

/** Downloads one file and saves it. */
export const downloadFile = (call: FileCall): Promise<void> =>
  runDownload([call.name], async (task) => {
    const { name, blob } = await fetchNamed(call, 0, task, undefined);
    saveBlob(blob, name);
    tellFinished('success', '下载完成', name);
  });
