import { saveBlob } from '@/lib/download/saveBlob';
import type { AppThunk } from '@/state/storeTypes';
import { fetchNamed, type FileCall, reportFinished, runDownload } from './downloadSteps';

const KEY = 'dataName';

/** Removes the quotes of a text stored as JSON. */
const unquoted = (text: string) => /^"(.*)"$/.exec(text)?.[1] ?? text;

/**
 * The request header `datasource` for downloads of archives (§7.29): the data source named
 * in local storage under `dataName`, percent-encoded. No header if none is named.
 */
export function dataSourceHeader(): Readonly<Record<string, string>> {
  try {
    const name = unquoted((window.localStorage.getItem(KEY) ?? '').trim());
    return name === '' ? {} : { datasource: encodeURI(name) };
  } catch {
    // Storage is blocked, or the name contains a lone surrogate. Without the header the server uses its default source.
    return {};
  }
}

/** Downloads one file and saves it, behind the loading overlay. Errors are reported to the user; it never rejects. */
export const downloadFile =
  (call: FileCall): AppThunk<Promise<void>> =>
  (dispatch) =>
    dispatch(
      runDownload([call.name], async (task, http) => {
        const { name, blob } = await fetchNamed(http, call, 0, task);
        await saveBlob(blob, name);
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
