import { dataSourceHeader } from '@/lib/download/dataSource';
import { fileNameOf } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import { DOWNLOAD_FAILED } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import type { FileOptions } from '@/lib/http/fetchFile';
import { http } from '@/lib/http/http';
import { createObservable } from '@/lib/observable';
import { toast } from '@/ui/toast/toast';
import { duringTask, type RunningTask } from './downloadTasks';

/** What the last download that has brought a file said at its end; each one is another object. */
export const lastFinished = createObservable<{ text: string } | undefined>(undefined);

/** Tells that a download has ended and brought something; `detail` names it, empty = nothing to name. */
export function tellFinished(tone: 'success' | 'warning', text: string, detail: string): void {
  toast[tone](text, detail);
  lastFinished.set({ text: detail === '' ? text : `${text}：${detail}` });
}

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

/**
 * Saves the file that a POST with a form-urlencoded body gives (specification, section 7). Shows the loading overlay;
 * failures are told to the user, so it never rejects.
 *
 * @param url path below the API base
 * @param fields nested as `key[sub]`, empty ones are skipped
 * @param fileName name for a file that the server gives none
 */
export const downloadForm = (url: string, fields: Readonly<Record<string, unknown>>, fileName: string): Promise<void> =>
  downloadFile({ method: 'POST', url, form: fields, name: fileName });

/** Saves the file that a POST with a JSON body gives (specification, section 7); like `downloadForm` in all else. */
export const downloadJson = (url: string, body: unknown, fileName: string): Promise<void> =>
  downloadFile({ method: 'POST', url, json: body, name: fileName });

/** Saves the zip archive that a GET gives for the data source chosen in local storage (specification, section 7). */
export const downloadArchive = (url: string, fileName: string): Promise<void> =>
  downloadFile({ method: 'GET', url, headers: dataSourceHeader(), name: fileName });

/** Half a character cannot be part of an address. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Whether a name can be asked for: `.` and `..` would lead to another call. */
export const isStoredName = (name: string): boolean => !/^\.{0,2}$/.test(name.trim());

/** GET /system/oss/download/{name} (specification, section 7). */
export const ossCall = (name: string): FileCall => ({
  method: 'GET',
  url: `/system/oss/download/${encodeURIComponent(name.replace(LONE_SURROGATE, '\ufffd'))}`,
  name,
});
