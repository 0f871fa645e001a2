import { dialect } from '@/config/appConfig';
import { fileNameOf } from '@/lib/download/fileName';
import type { RunningTask } from '@/lib/download/createDownloads';
import { mustSaveFiles } from '@/lib/download/saveBlob';
import { SaveError } from '@/lib/download/SaveError';
import { DOWNLOAD_FAILED } from '@/lib/http/errorMessages';
import { RequestError, type Tells } from '@/lib/http/errors';
import type { FileOptions } from '@/lib/http/request';
import type { Http } from '@/lib/http/http';
import type { AppThunk } from '@/state/storeTypes';
import { noticeAdded } from '@/state/notices/noticesSlice';

/** A lone surrogate cannot be encoded in a URL, so it is replaced. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The name of a file as a segment of a URL. */
export const encodeName = (name: string): string => encodeURIComponent(name.replace(LONE_SURROGATE, '\ufffd'));

/** Whether a name can be requested: `.` and `..` would change the path. */
export const isRequestableName = (name: string): boolean => !/^\.{0,2}$/.test(name.trim());

/** Whether a browser shows the file as a picture. */
export const isPicture = (name: string): boolean => /\.(?:png|jpe?g|gif|bmp|webp)$/i.test(name);

/** GET /system/oss/download/{name} (§7.28); RuoYi-Vue-Plus has the id of the file in the place of the name. */
export const ossCall = (name: string, id = name): FileCall & { method: 'GET' } => ({
  method: 'GET',
  url: `${dialect().calls.files}/download/${encodeName(id)}`,
  name,
});

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
  /** Its name is this one, whatever the server calls it. */
  isNamedHere?: boolean;
}

/** Fetches one file of a download task and reports its progress; resolves with its name and content. */
export async function fetchNamed(http: Http, call: FileCall, index: number, task: RunningTask, tells: Tells = 'all') {
  const { method, url, name, isNamedHere = false, ...content } = call;
  task.report(index, { state: 'running' });
  try {
    const ask = method === 'GET' ? http.getFile : http.postFile;
    const { blob, header } = await ask(url, {
      ...content,
      signal: task.signal,
      tells,
      onProgress: (loaded, total) => task.report(index, { loaded, total }),
    });
    task.report(index, { state: 'done', loaded: blob.size, total: blob.size });
    return { name: isNamedHere ? name : fileNameOf(header, name), blob };
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
      // Before anything is fetched, while the click still allows to copy.
      await mustSaveFiles();
      await downloads.run(names, (task) => {
        task.signal.addEventListener('abort', () => (cancelled = true));
        return work(task, http);
      });
    } catch (error) {
      if (cancelled) toast.info('已取消下载');
      // The HTTP client has reported failed calls.
      else if (error instanceof SaveError) toast.failure(error);
      else if (!(error instanceof RequestError)) toast.error(DOWNLOAD_FAILED);
    }
  };
