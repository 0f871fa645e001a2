import { dataSourceHeader } from '@/lib/download/dataSourceHeader';
import { fileNameOf } from '@/lib/download/fileName';
import type { RunningTask } from '@/lib/download/createDownloads';
import { saveBlob } from '@/lib/download/saveBlob';
import { DOWNLOAD_FAILED } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import type { FileOptions } from '@/lib/http/fetchFile';
import type { Http } from '@/lib/http/http';
import type { AppThunk } from '@/state/hooks';
import { noticeAdded } from '@/state/notices/noticesSlice';

/** Reports a finished download in a toast and a notice; `detail` names the file, empty = none. */
export const reportFinished =
  (tone: 'success' | 'warning', text: string, detail: string): AppThunk<void> =>
  (dispatch, _getState, { toast }) => {
    toast[tone](text, detail);
    dispatch(noticeAdded({ text: detail === '' ? text : `${text}：${detail}` }));
  };

export interface FileCall extends Pick<FileOptions, 'form' | 'json' | 'headers' | 'params'> {
  method: 'GET' | 'POST';
  /** Path below the API base. */
  url: string;
  /** Name of the file if the server sends none. */
  name: string;
}

/** Fetches one file of a download task and reports its progress; resolves with its name and content. */
export async function fetchNamed(
  http: Http,
  call: FileCall,
  index: number,
  task: RunningTask,
  silent?: FileOptions['silent'],
) {
  const { method, url, name, ...content } = call;
  task.report(index, { state: 'running' });
  try {
    const ask = method === 'GET' ? http.getFile : http.postFile;
    const { blob, header } = await ask(url, {
      ...content,
      signal: task.signal,
      ...(silent === undefined ? {} : { silent }),
      onProgress: (loaded, total) => task.report(index, { loaded, total }),
    });
    task.report(index, { state: 'done', loaded: blob.size, total: blob.size });
    return { name: fileNameOf(header, name), blob };
  } catch (error) {
    task.report(index, { state: 'failed' });
    throw error;
  }
}

/** Runs a download and reports its errors to the user, so it never rejects. */
export const runDownload =
  (names: readonly string[], work: (task: RunningTask, http: Http) => Promise<void>): AppThunk<Promise<void>> =>
  async (_dispatch, _getState, { downloads, http, toast }) => {
    let cancelled = false;
    try {
      await downloads.run(names, (task) => {
        task.signal.addEventListener('abort', () => (cancelled = true));
        return work(task, http);
      });
    } catch (error) {
      if (cancelled) toast.info('已取消下载');
      // The HTTP client has reported failed calls.
      else if (!(error instanceof RequestError)) toast.error(DOWNLOAD_FAILED);
    }
  };

/** Downloads one file and saves it, behind the loading overlay. Errors are reported to the user; it never rejects. */
export const downloadFile =
  (call: FileCall): AppThunk<Promise<void>> =>
  (dispatch) =>
    dispatch(
      runDownload([call.name], async (task, http) => {
        const { name, blob } = await fetchNamed(http, call, 0, task);
        saveBlob(blob, name);
        dispatch(reportFinished('success', '下载完成', name));
      }),
    );

/**
 * Saves the file that a POST with a form-urlencoded body returns (§7.26).
 *
 * @param url path below the API base
 * @param fields fields of the form; nested objects become `key[sub]`, empty values are skipped
 * @param fileName used if the server sends no name
 */
export const downloadForm = (
  url: string,
  fields: Readonly<Record<string, unknown>>,
  fileName: string,
): AppThunk<Promise<void>> => downloadFile({ method: 'POST', url, form: fields, name: fileName });

/** Saves the file that a POST with a JSON body returns (§7.27). */
export const downloadJson = (url: string, body: unknown, fileName: string): AppThunk<Promise<void>> =>
  downloadFile({ method: 'POST', url, json: body, name: fileName });

/**
 * Saves the zip archive that a GET returns (§7.29). A header names the data source chosen in local
 * storage.
 */
export const downloadArchive = (url: string, fileName: string): AppThunk<Promise<void>> =>
  downloadFile({ method: 'GET', url, headers: dataSourceHeader(), name: fileName });

/** A lone surrogate cannot be encoded in a URL, so it is replaced. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The name of a file as a segment of a URL. */
export const encodeName = (name: string): string => encodeURIComponent(name.replace(LONE_SURROGATE, '\ufffd'));

/** Whether a name can be requested: `.` and `..` would change the path. */
export const isRequestableName = (name: string): boolean => !/^\.{0,2}$/.test(name.trim());

/** GET /system/oss/download/{name} (§7.28). */
export const ossCall = (name: string): FileCall => ({
  method: 'GET',
  url: `/system/oss/download/${encodeName(name)}`,
  name,
});
