import { connection } from './connection';
import { createIdleTimeout } from './createIdleTimeout';
import type { CallSite } from './errors';
import { sendRequest, type SendOptions } from './sendRequest';
import { readFileResponse, type FileResponse } from './fileResponse';

/** How a file is asked for. */
export interface FileOptions extends Omit<SendOptions, 'timeout'> {
  /** Form-urlencoded body of a POST, serialised like query parameters. */
  form?: Readonly<Record<string, unknown>>;
  /** JSON body of a POST. */
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Told some times a second of the bytes received so far; `total` is undefined while the server has not said it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
}

/**
 * Fetches a file; a message that comes in its place rejects with `DownloadError`. It may take long to be made, and as
 * long as it likes to arrive, but must not stand still on its way.
 */
export async function fetchFile(method: 'GET' | 'POST', url: string, options: FileOptions): Promise<FileResponse> {
  const { getToken, settings } = connection().app;
  const { form, json, headers, onProgress } = options;
  const call: CallSite = { method, url, token: options.anonymous ? undefined : getToken(), isDownload: true };
  const watchdog = createIdleTimeout();
  watchdog.allow(settings.downloadTimeout);
  try {
    return await sendRequest({
      call,
      body: json,
      form,
      options,
      wire: {
        timeout: 0,
        responseType: 'blob',
        ...(headers ? { headers: { ...headers } } : {}),
        onDownloadProgress: ({ loaded, total }) => {
          watchdog.allow(settings.requestTimeout);
          onProgress?.(loaded, total);
        },
      },
      watchdog,
      read: (response, app) => readFileResponse(response, call, app.settings),
    });
  } finally {
    watchdog.rest();
  }
}
