import type { CallInfo } from './errors';

/** A request, whoever sends it; a stream has limits of its own. */
export interface HttpRequest {
  call: CallInfo;
  /** The URL with the API base. */
  url: string;
  body: unknown;
  /** Fields of a form-urlencoded body, instead of `body`. */
  form: Readonly<Record<string, unknown>> | undefined;
  params: Readonly<Record<string, unknown>> | undefined;
  /** Those of this request; `requestHeaders` adds those of every one. */
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
  /** Time limit in milliseconds; 0 = no limit. */
  timeout: number;
  responseType?: 'blob';
  /** Called several times a second. */
  onDownloadProgress?: (progress: { loaded: number; total?: number | undefined }) => void;
}

/** A response, whatever its status: 4xx and 5xx are responses too, not errors of the transport. */
export interface HttpResponse {
  status: number;
  statusText: string;
  /** Parsed JSON, else the text; a blob if one was requested. */
  body: unknown;
  /** A header, empty when it was not sent. */
  header: (name: string) => string;
}
