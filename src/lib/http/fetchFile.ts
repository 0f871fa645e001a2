import { connection } from './connection';
import type { CallSite } from './errors';
import { exchange, type SendOptions } from './exchange';
import { readFileAnswer, type FileAnswer } from './fileAnswer';
import { watchStall } from './watchStall';

/** How a file is asked for. `timeout` is the longest pause between two parts of it, however long all of it takes. */
export interface FileOptions extends SendOptions {
  /** Form-urlencoded body of a POST, serialised like query parameters. */
  form?: Readonly<Record<string, unknown>>;
  /** JSON body of a POST. */
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
  /** Told some times a second of the bytes received so far; `total` is undefined while the server has not said it. */
  onProgress?: (loaded: number, total: number | undefined) => void;
}

/** Fetches a file; a message that comes in its place rejects with `DownloadRefusal`. */
export async function fetchFile(method: 'GET' | 'POST', url: string, options: FileOptions): Promise<FileAnswer> {
  const { getToken, settings } = connection().app;
  const { form, json, headers, onProgress } = options;
  const call: CallSite = { method, url, token: options.anonymous ? undefined : getToken(), isDownload: true };
  const limit = options.timeout ?? settings.requestTimeout;
  const stall = watchStall(limit);
  try {
    return await exchange({
      call,
      body: json,
      form,
      options,
      wire: {
        timeout: 0,
        responseType: 'blob',
        ...(headers ? { headers: { ...headers } } : {}),
        onDownloadProgress: ({ loaded, total }) => {
          stall.moved();
          onProgress?.(loaded, total);
        },
      },
      stalled: stall.signal,
      limit,
      read: (answer, app) => readFileAnswer(answer, call, app.settings),
    });
  } finally {
    stall.stop();
  }
}
